import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { mockFailures, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { isFull } from '@bank-bonuses/test-config/full';
import { startTestServer } from '@bank-bonuses/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  detail,
  edit,
  form,
  openEdited,
  press,
  recordUpdates,
  type Edit,
} from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

interface Case extends Edit {
  body: ProfileUpdate;
  successText: string;
  /** Displayed text before and after the save, by term. */
  shown: Record<string, [before: string, after: string]>;
}

const cases: Case[] = [
  {
    section: 'email',
    fields: { Email: 'avery.new@example.com' },
    body: { personal_email: 'avery.new@example.com' },
    successText: 'Email updated successfully',
    shown: { Email: ['avery@example.com', 'avery.new@example.com'] },
  },
  {
    section: 'phone',
    fields: { Phone: '+1 (555) 010-0124' },
    body: { personal_phone: '15550100124' },
    successText: 'Phone updated successfully',
    shown: { Phone: ['(555) 010-0123', '+1 (555) 010-0124'] },
  },
  {
    section: 'address',
    fields: {
      'Address line 1': '98 Example Avenue',
      'Address line 2 (optional)': '',
      City: 'Boston',
      State: 'nh',
      'ZIP code': '02101-1234',
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
      'Address line 1': ['12 Sample Street', '98 Example Avenue'],
      'Address line 2': ['Apt 3', 'Not provided'],
      State: ['MA', 'NH'],
      'ZIP code': ['01001', '02101'],
    },
  },
  {
    section: 'employment',
    fields: {
      'Occupation (optional)': 'Nurse',
      'Employer (optional)': '',
      'Annual income (optional)': 'about $82,000',
    },
    body: { occupation: 'Nurse', employer: '', income: 'about $82,000' },
    successText: 'Employment information updated successfully',
    shown: {
      Occupation: ['Teacher', 'Nurse'],
      Employer: ['Sample School', 'Not provided'],
      'Annual income': ['$75,000', 'about $82,000'],
    },
  },
  {
    section: 'IRS withholding',
    fields: { Yes: 'chosen' },
    body: { irs_withholding: true },
    successText: 'IRS withholding status updated successfully',
    shown: { 'IRS withholding': ['No', 'Yes'] },
  },
];

function expectShown({ shown }: Case, which: 0 | 1) {
  for (const [term, texts] of Object.entries(shown)) {
    expect(detail(term)).toHaveTextContent(texts[which]);
  }
}

describe.each(cases)('the section $section', (the) => {
  const { section, body, successText } = the;

  test('sends exactly its fields, refetches the profile, and confirms the save', async () => {
    let profile = fixtures.profile;
    let reads = 0;
    const sent: ProfileUpdate[] = [];
    server.use(
      http.get('*/api/user/profile', () => {
        reads += 1;
        return HttpResponse.json(profile);
      }),
      mockApi.updateProfile(undefined, (group) => {
        sent.push(group);
        profile = { ...profile, ...group };
      }),
    );
    const { user } = await openEdited(the);
    await press(user, section, 'Save');
    expect(await screen.findByText(successText)).toBeInTheDocument();
    expect(sent).toEqual([body]);
    expect(reads).toBe(2);
    expectShown(the, 1);
    expect(screen.getByRole('button', { name: `Edit ${section}` })).toHaveFocus();
  });
});

/**
 * All sections share the code that saves them, so `npm test` tests only one section. A full run
 * tests all.
 */
describe.each(isFull ? cases : cases.slice(0, 1))('the section $section', (the) => {
  const { section, body, successText } = the;

  test('shows the stored values after a failed save, and Edit again restores the edit', async () => {
    const sent = recordUpdates(server, mockFailures.detail(503, 'We are counting.'));
    const { user } = await openEdited(the);
    await press(user, section, 'Save');
    const toast = await screen.findByRole('group', { name: 'Failed to update profile' });
    expect(toast).toHaveTextContent('We are counting.');
    expectShown(the, 0);
    expect(screen.queryByText(successText)).toBeNull();

    const again = screen.getByRole('button', { name: 'Edit again' });
    expect(again).toHaveFocus();
    await user.click(again);
    server.use(mockApi.updateProfile(undefined, (group) => sent.push(group)));
    await press(user, section, 'Save');
    expect(await screen.findByText(successText)).toBeInTheDocument();
    expect(sent).toEqual([body, body]);
    expect(screen.queryByRole('button', { name: 'Edit again' })).toBeNull();
  });

  test('discards the edits on Cancel, without a request', async () => {
    const sent = recordUpdates(server);
    const { user } = await openEdited(the);
    await press(user, section, 'Cancel');
    expectShown(the, 0);
    expect(screen.getByRole('button', { name: `Edit ${section}` })).toHaveFocus();
    await edit(user, { section, fields: {} });
    await press(user, section, 'Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).not.toEqual([body]);
  });

  test('sends one request if Save is pressed repeatedly', async () => {
    const sent = recordUpdates(server, mockFailures.silence());
    const { user } = await openEdited(the);
    const save = form(section).getByRole('button', { name: 'Save' });
    // The second press happens before React re-renders the disabled button.
    fireEvent.click(save);
    fireEvent.click(save);
    const saving = await form(section).findByRole('button', { name: 'Saving...' });
    await user.click(saving);
    expect(form(section).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await waitFor(() => expect(sent).not.toHaveLength(0));
    expect(sent).toEqual([body]);
  });
});

test.each([
  ['has another shape', () => HttpResponse.json({ message: 'ok' })],
  ['is empty', mockFailures.empty()],
  ['is an HTML page', mockFailures.html()],
])('a save is confirmed even if its response %s', async (_how, response) => {
  let profile = fixtures.profile;
  server.use(
    mockApi.updateProfile(response, (group) => {
      profile = { ...profile, ...group };
    }),
    http.get('*/api/user/profile', () => HttpResponse.json(profile)),
  );
  const phone = cases[1]!;
  const { user } = await openEdited(phone);
  await press(user, phone.section, 'Save');
  expect(await screen.findByText('Phone updated successfully')).toBeInTheDocument();
  expectShown(phone, 1);
  expect(screen.queryByText(/Failed|not saved/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit phone' })).toHaveFocus();
});

test('a section shows the saved values if the response to the save was lost', async () => {
  let profile = fixtures.profile;
  server.use(
    mockApi.updateProfile(mockFailures.serverError(502), (group) => {
      profile = { ...profile, ...group };
    }),
    http.get('*/api/user/profile', () => HttpResponse.json(profile)),
  );
  const phone = cases[1]!;
  const { user } = await openEdited(phone);
  await press(user, phone.section, 'Save');
  expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
  await waitFor(() => expectShown(phone, 1));
  expect(screen.queryByText('Your changes were not saved')).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit phone' })).toHaveFocus();
});
