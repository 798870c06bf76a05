import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { mockFailures, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddressCard } from '../cards/AddressCard.tsx';
import type { CardProps } from '../cards/cardProps.ts';
import { EmailSection } from '../cards/EmailSection.tsx';
import { EmploymentCard } from '../cards/EmploymentCard.tsx';
import { PersonalCard } from '../cards/PersonalCard.tsx';
import { PhoneSection } from '../cards/PhoneSection.tsx';
import { WithholdingSection } from '../cards/WithholdingSection.tsx';
import {
  detail,
  edit,
  form,
  openCard,
  press,
  recordUpdates,
  type Edit,
} from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);

// Hides the API client's logs of failed calls and of missing fields.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

interface Case extends Edit {
  Card: ComponentType<CardProps>;
  body: ProfileUpdate;
  successText: string;
  /** The displayed text after the save, by term. */
  shown: Record<string, string>;
}

const phone: Case = {
  Card: PhoneSection,
  section: 'phone',
  fields: { Phone: '+1 (555) 010-0124' },
  body: { personal_phone: '15550100124' },
  successText: 'Phone updated successfully',
  shown: { Phone: '+1 (555) 010-0124' },
};

const cases: Case[] = [
  phone,
  {
    Card: EmailSection,
    section: 'email',
    fields: { Email: 'avery.new@example.com' },
    body: { personal_email: 'avery.new@example.com' },
    successText: 'Email updated successfully',
    shown: { Email: 'avery.new@example.com' },
  },
  {
    Card: AddressCard,
    section: 'address',
    fields: {
      'Address line 1': '98 Example Avenue',
      'Address line 2 (optional)': '',
      City: 'Boston',
      State: 'nh',
      'ZIP code': '021011234',
    },
    body: {
      address_line_1: '98 Example Avenue',
      address_line_2: '',
      city: 'Boston',
      state: 'NH',
      zip_code: 2101,
    },
    successText: 'Address updated successfully',
    shown: {
      'Address line 1': '98 Example Avenue',
      'Address line 2': 'Not provided',
      State: 'NH',
      'ZIP code': '02101',
    },
  },
  {
    Card: EmploymentCard,
    section: 'employment',
    fields: {
      'Occupation (optional)': 'Nurse',
      'Employer (optional)': '',
      'Annual income (optional)': 'about $82,000',
    },
    body: { occupation: 'Nurse', employer: '', income: 'about $82,000' },
    successText: 'Employment information updated successfully',
    shown: { Occupation: 'Nurse', Employer: 'Not provided', 'Annual income': 'about $82,000' },
  },
  {
    Card: WithholdingSection,
    section: 'IRS withholding',
    fields: { Yes: 'chosen' },
    body: { irs_withholding: true },
    successText: 'IRS withholding status updated successfully',
    shown: { 'IRS withholding': 'Yes' },
  },
];

async function openEdited(the: Case) {
  const page = openCard(the.Card);
  await edit(page.user, the);
  return page;
}

/** Mocks a service that stores each update. Its response to an update can be replaced. */
function store(response?: Parameters<typeof mockApi.updateProfile>[0]) {
  let profile = fixtures.profile;
  const calls: unknown[] = [];
  server.use(
    http.get('*/api/user/profile', () => {
      calls.push('read');
      return HttpResponse.json(profile);
    }),
    mockApi.updateProfile(response, (group) => {
      calls.push(group);
      profile = { ...profile, ...group };
    }),
  );
  return calls;
}

function expectShown(shown: Record<string, string>) {
  for (const [term, text] of Object.entries(shown)) expect(detail(term)).toHaveTextContent(text);
}

test.each(cases)(
  'the section $section sends exactly its fields, refetches the profile, and confirms the save',
  async (the) => {
    const calls = store();
    const { user } = await openEdited(the);
    await press(user, the.section, 'Save');
    expect(await screen.findByText(the.successText)).toBeInTheDocument();
    expect(calls).toEqual(['read', the.body, 'read']);
    expectShown(the.shown);
    expect(screen.getByRole('button', { name: `Edit ${the.section}` })).toHaveFocus();
  },
);

test.each<[string, ComponentType<CardProps>, ProfileUpdate]>([
  ['phone', PhoneSection, { personal_phone: '' }],
  [
    'address',
    AddressCard,
    { address_line_1: '', address_line_2: '', city: '', state: '', zip_code: '' },
  ],
  ['employment', EmploymentCard, { occupation: '', employer: '', income: '' }],
  ['IRS withholding', WithholdingSection, { irs_withholding: false }],
])(
  'the section %s sends all its fields even if the profile has none of them',
  async (section, Card, body) => {
    const lacking = Object.fromEntries(Object.keys(body).map((field) => [field, null]));
    server.use(mockApi.profile(() => HttpResponse.json({ ...fixtures.profile, ...lacking })));
    const sent = recordUpdates(server);
    const { user } = openCard(Card);
    await edit(user, { section, fields: {} });
    await press(user, section, 'Save');
    await waitFor(() => expect(sent).toEqual([body]));
  },
);

test('a ZIP code is sent as text if the service returned text', async () => {
  server.use(mockApi.profile({ ...fixtures.profile, zip_code: '01001' }));
  const sent = recordUpdates(server);
  const { user } = openCard(AddressCard);
  await edit(user, { section: 'address', fields: { 'ZIP code': '02101-1234' } });
  await press(user, 'address', 'Save');
  await waitFor(() => expect(sent).toMatchObject([{ zip_code: '02101-1234' }]));
});

test('the first field of an opened section has the focus, and Enter saves', async () => {
  const calls = store();
  const { user } = openCard(AddressCard);
  await edit(user, { section: 'address', fields: {} });
  expect(form('address').getByLabelText('Address line 1')).toHaveFocus();
  expect(form('address').getByLabelText('ZIP code')).toHaveValue('01001');
  await user.keyboard('{Enter}');
  await screen.findByText('Address updated successfully');
  expect(calls).toHaveLength(3);
});

test('advice for an unexpected value does not prevent a save', async () => {
  const calls = store();
  const { user } = await openEdited({ ...phone, fields: { Phone: '555' } });
  const field = form('phone').getByLabelText('Phone');
  const advice = /has 10 digits/;
  expect(field).not.toHaveAccessibleDescription(advice);
  await user.tab();
  expect(field).toHaveAccessibleDescription(advice);
  expect(field).not.toHaveAttribute('aria-invalid');
  await press(user, 'phone', 'Save');
  await screen.findByText('Phone updated successfully');
  expect(calls[1]).toEqual({ personal_phone: '555' });
});

test.each([
  ['email', 'Email', EmailSection, 'nobody', /does not look like an email address/],
  ['address', 'ZIP code', AddressCard, '123', /Five digits/],
] as const)(
  'the section %s has advice for its field %s',
  async (section, label, Card, text, advice) => {
    const { user } = openCard(Card);
    await edit(user, { section, fields: { [label]: text } });
    await user.tab();
    expect(form(section).getByLabelText(label)).toHaveAccessibleDescription(advice);
  },
);

test('Cancel discards the edits, without a request', async () => {
  const sent = recordUpdates(server);
  const { user } = await openEdited(phone);
  await press(user, 'phone', 'Cancel');
  expectShown({ Phone: '(555) 010-0123' });
  expect(screen.getByRole('button', { name: 'Edit phone' })).toHaveFocus();
  await edit(user, { section: 'phone', fields: {} });
  await press(user, 'phone', 'Save');
  await waitFor(() => expect(sent).toEqual([{ personal_phone: '5550100123' }]));
});

test('one request is sent if Save is pressed repeatedly', async () => {
  const sent = recordUpdates(server, mockFailures.silence());
  const { user } = await openEdited(phone);
  const save = form('phone').getByRole('button', { name: 'Save' });
  // The second press happens before React re-renders the disabled button.
  fireEvent.click(save);
  fireEvent.click(save);
  await user.click(await form('phone').findByRole('button', { name: 'Saving...' }));
  expect(form('phone').getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await waitFor(() => expect(sent).not.toHaveLength(0));
  expect(sent).toEqual([phone.body]);
});

describe('a failed save', () => {
  test('shows the stored values and the rejected field, and Edit again restores the edit', async () => {
    const sent = recordUpdates(
      server,
      mockFailures.validation({ loc: ['body', 'personal_phone'], msg: 'Too short', type: 'value' }),
    );
    const { user } = await openEdited(phone);
    await press(user, 'phone', 'Save');
    const toast = await screen.findByRole('group', { name: 'Failed to update profile' });
    expect(toast).toHaveTextContent('Phone: Too short');
    expectShown({ Phone: '(555) 010-0123' });
    expect(screen.queryByText(phone.successText)).toBeNull();

    const again = screen.getByRole('button', { name: 'Edit again' });
    expect(again).toHaveFocus();
    await user.click(again);
    server.use(mockApi.updateProfile(undefined, (group) => sent.push(group)));
    await press(user, 'phone', 'Save');
    expect(await screen.findByText(phone.successText)).toBeInTheDocument();
    expect(sent).toEqual([phone.body, phone.body]);
    expect(screen.queryByRole('button', { name: 'Edit again' })).toBeNull();
  });

  test('leaves the other sections usable, and its message can be dismissed', async () => {
    recordUpdates(server, mockFailures.serverError());
    const { user } = await openEdited({ ...phone, Card: PersonalCard });
    await edit(user, { section: 'email', fields: { Email: 'new@example.com' } });
    await press(user, 'phone', 'Save');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Your changes were not saved')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit phone' })).toHaveFocus();
    expect(form('email').getByLabelText('Email')).toHaveValue('new@example.com');
    expect(form('email').getByLabelText('Email')).toBeEnabled();
  });

  test('shows the saved values if only its response was lost', async () => {
    store(mockFailures.serverError(502));
    const { user } = await openEdited(phone);
    await press(user, 'phone', 'Save');
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
    await waitFor(() => expectShown(phone.shown));
    expect(screen.queryByText('Your changes were not saved')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit phone' })).toHaveFocus();
  });
});

test('a save is confirmed even if its response is an HTML page', async () => {
  store(mockFailures.html());
  const { user } = await openEdited(phone);
  await press(user, 'phone', 'Save');
  expect(await screen.findByText(phone.successText)).toBeInTheDocument();
  expectShown(phone.shown);
  expect(screen.queryByText(/Failed|not saved/)).toBeNull();
});
