import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { detail, edit, openSettings, press, recordUpdates } from './testing/settings.testing.tsx';

const server = startTestServer(...handlers);

// Hides the API client's warning about missing fields.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

/** The term of each field, and its displayed text in a complete profile. */
const lines: Record<string, [term: string, text: string]> = {
  first_name: ['First name', 'Avery'],
  last_name: ['Last name', 'Example'],
  date_of_birth: ['Date of birth', 'April 12, 1990'],
  decrypted_ssn: ['Social Security number', '•••-••-3456ending in 3456'],
  personal_email: ['Email', 'avery@example.com'],
  personal_phone: ['Phone', '(555) 010-0123'],
  address_line_1: ['Address line 1', '12 Sample Street'],
  address_line_2: ['Address line 2', 'Apt 3'],
  city: ['City', 'Agawam'],
  state: ['State', 'MA'],
  zip_code: ['ZIP code', '01001'],
  occupation: ['Occupation', 'Teacher'],
  employer: ['Employer', 'Sample School'],
  income: ['Annual income', '$75,000'],
  bank_email: ['Bank email', 'avery.banks@example.com'],
  bank_phone: ['Bank phone', '(555) 010-0199'],
  password: ['Bank password', '••••••••Hidden'],
  is_us_citizen: ['US citizen', 'Yes'],
  is_permanent_resident: ['Permanent resident', 'No'],
  citizenship_country: ['Country of citizenship', 'Canada'],
  mothers_maiden_name: ["Mother's maiden name", 'Placeholder'],
  irs_withholding: ['IRS withholding', 'Yes'],
  created_at: ['Member since', 'January 15, 2026'],
};
const fields = Object.keys(lines);

/** The displayed text of a missing field, if it is not 'Not provided'. */
const otherMessages: Record<string, string> = {
  decrypted_ssn: '•••-••-••••Hidden',
  bank_email: 'Not available yet',
  bank_phone: 'Not available yet',
  password: 'Not available yet',
  // Values that follow from US citizenship.
  is_permanent_resident: 'No',
  citizenship_country: 'United States',
};

const whole = { ...fixtures.profile, irs_withholding: true, citizenship_country: 'Canada' };

const without = (lacking: readonly string[], value: null | undefined) => ({
  ...whole,
  ...Object.fromEntries(lacking.map((field) => [field, value])),
});

async function expectOtherLines(lacking: readonly string[], value: null | undefined) {
  server.use(mockApi.profile(() => HttpResponse.json(without(lacking, value))));
  openSettings();
  await waitFor(() => expect(detail('State')).not.toBeEmptyDOMElement());
  await screen.findAllByText(/Placeholder|Agawam/);
  for (const [field, [term, text]] of Object.entries(lines)) {
    const isLacking = lacking.includes(field);
    const expected = isLacking ? (otherMessages[field] ?? 'Not provided') : text;
    expect(detail(term), field).toHaveTextContent(expected);
  }
  cleanup();
}

// The client treats a missing field like `null`, so each field has one of the two.
test.each(fields.map((field, at) => [field, at % 2 === 0 ? undefined : null] as const))(
  'Settings still shows its other lines if %s is %s',
  async (field, value) => {
    await expectOtherLines([field], value);
  },
);

test('Settings shows "Not provided" for the missing residence status of a non-citizen', async () => {
  const profile = { ...whole, is_us_citizen: false, is_permanent_resident: null };
  server.use(mockApi.profile(() => HttpResponse.json(profile)));
  openSettings();
  await screen.findByText('Avery');
  expect(detail('Permanent resident')).toHaveTextContent('Not provided');
});

test.each<[string, ProfileUpdate]>([
  ['phone', { personal_phone: '' }],
  ['address', { address_line_1: '', address_line_2: '', city: '', state: '', zip_code: '' }],
  ['employment', { occupation: '', employer: '', income: '' }],
  ['IRS withholding', { irs_withholding: false }],
])(
  'saving the section %s sends all its fields even if the profile has none of them',
  async (section, body) => {
    server.use(mockApi.profile(() => HttpResponse.json(without(Object.keys(body), null))));
    const sent = recordUpdates(server);
    const { user } = openSettings();
    await screen.findByText('Avery');
    await edit(user, { section, fields: {} });
    await press(user, section, 'Save');
    await waitFor(() => expect(sent).toEqual([body]));
  },
);

test('a typed email is saved if the stored email was missing', async () => {
  server.use(mockApi.profile(() => HttpResponse.json(without(['personal_email'], undefined))));
  const sent = recordUpdates(server);
  const { user } = openSettings();
  await screen.findByText('Avery');
  await edit(user, { section: 'email', fields: { Email: 'new@example.com' } });
  await press(user, 'email', 'Save');
  await waitFor(() => expect(sent).toEqual([{ personal_email: 'new@example.com' }]));
});
