import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { faults, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { expectAccessible } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { detail, form, openSettings } from './settings.testing.tsx';

const server = startTestServer(...handlers);

// The client says which call failed.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Fields = Record<string, string>;

interface Case {
  section: string;
  fields: Fields;
  body: ProfileUpdate;
  successText: string;
  /** What the section shows before and after. */
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
    shown: { Phone: ['(555) 010-0123', '15550100124'] },
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

async function edit(user: UserEvent, { section, fields }: Pick<Case, 'section' | 'fields'>) {
  await user.click(await screen.findByRole('button', { name: `Edit ${section}` }));
  for (const [label, text] of Object.entries(fields)) {
    const field = form(section).getByLabelText(label);
    if (text === 'chosen') await user.click(field);
    else {
      await user.clear(field);
      if (text) await user.type(field, text);
    }
  }
}

const openEdited = async (the: Pick<Case, 'section' | 'fields'>) => {
  const page = openSettings();
  await screen.findByText('Avery');
  await edit(page.user, the);
  return page;
};

const press = (user: UserEvent, section: string, name: string) =>
  user.click(form(section).getByRole('button', { name }));

function expectShown({ shown }: Case, which: 0 | 1) {
  for (const [term, texts] of Object.entries(shown)) {
    expect(detail(term)).toHaveTextContent(texts[which]);
  }
}

/** Every body that is sent to change the profile, which answers as given. */
function recordUpdates(fault?: Parameters<typeof mockApi.updateProfile>[0]) {
  const sent: ProfileUpdate[] = [];
  server.use(mockApi.updateProfile(fault, (group) => sent.push(group)));
  return sent;
}

describe.each(cases)('$section', (the) => {
  const { section, body, successText } = the;

  test('is saved with exactly its group, read again and confirmed', async () => {
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
    await expectAccessible();
    await press(user, section, 'Save');
    expect(await screen.findByText(successText)).toBeInTheDocument();
    expect(sent).toEqual([body]);
    expect(reads).toBe(2);
    expectShown(the, 1);
    expect(screen.getByRole('button', { name: `Edit ${section}` })).toHaveFocus();
  });

  test('goes back to what is stored when it cannot be saved, and offers the edit again', async () => {
    const sent = recordUpdates(faults.detail(503, 'We are counting.'));
    const { user } = await openEdited(the);
    await press(user, section, 'Save');
    const toast = await screen.findByRole('group', { name: 'Failed to update profile' });
    expect(toast).toHaveTextContent('We are counting.');
    expectShown(the, 0);
    expect(screen.queryByText(successText)).toBeNull();
    await expectAccessible();

    const again = screen.getByRole('button', { name: 'Edit again' });
    expect(again).toHaveFocus();
    await user.click(again);
    server.use(mockApi.updateProfile(undefined, (group) => sent.push(group)));
    await press(user, section, 'Save');
    expect(await screen.findByText(successText)).toBeInTheDocument();
    expect(sent).toEqual([body, body]);
    expect(screen.queryByRole('button', { name: 'Edit again' })).toBeNull();
  });

  test('sends nothing when it is cancelled, and forgets what was typed', async () => {
    const sent = recordUpdates();
    const { user } = await openEdited(the);
    await press(user, section, 'Cancel');
    expectShown(the, 0);
    expect(screen.getByRole('button', { name: `Edit ${section}` })).toHaveFocus();
    await edit(user, { section, fields: {} });
    await press(user, section, 'Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).not.toEqual([body]);
  });

  test('is sent once, however often Save is pressed', async () => {
    const sent = recordUpdates(faults.silence());
    const { user } = await openEdited(the);
    await user.dblClick(form(section).getByRole('button', { name: 'Save' }));
    const saving = await form(section).findByRole('button', { name: 'Saving...' });
    await user.click(saving);
    expect(form(section).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await waitFor(() => expect(sent).toHaveLength(1));
    await expectAccessible();
  });
});

describe('the failure of a save', () => {
  const email = { section: 'email', fields: { Email: 'avery.new@example.com' } };

  test.each([
    ['without words', faults.serverError(), undefined],
    ['as a page', faults.html(502), undefined],
    ['of the network', faults.network(), 'Check your internet connection and try again.'],
    [
      'naming a field',
      faults.validation({
        loc: ['body', 'personal_email'],
        msg: 'Must be an email address',
        type: 'value_error',
      }),
      'personal_email: Must be an email address',
    ],
  ])('%s is told in its own words', async (_which, fault, reason) => {
    recordUpdates(fault);
    const { user } = await openEdited(email);
    await press(user, 'email', 'Save');
    const toast = await screen.findByRole('group', { name: 'Failed to update profile' });
    if (reason) expect(toast).toHaveTextContent(reason);
    else expect(toast).not.toHaveAccessibleDescription();
  });

  test('leaves the other sections alone', async () => {
    recordUpdates(faults.serverError());
    const { user } = await openEdited(email);
    await edit(user, { section: 'phone', fields: { Phone: '555' } });
    await press(user, 'email', 'Save');
    await screen.findByRole('button', { name: 'Edit again' });
    expect(form('phone').getByLabelText('Phone')).toHaveValue('555');
    expect(form('phone').getByLabelText('Phone')).not.toBeDisabled();
  });

  test('can be left at that', async () => {
    recordUpdates(faults.serverError());
    const { user } = await openEdited(email);
    await press(user, 'email', 'Save');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Your changes were not saved')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit email' })).toHaveFocus();
  });
});

describe('the fields', () => {
  test('hold what is stored, with the focus in the first', async () => {
    const { user } = await openEdited({ section: 'address', fields: {} });
    const fields = within(screen.getByRole('form', { name: 'Edit address' }));
    expect(fields.getByLabelText('Address line 1')).toHaveFocus();
    expect(fields.getByLabelText('ZIP code')).toHaveValue('01001');
    expect(fields.getByLabelText('ZIP code')).toHaveAttribute('autocomplete', 'postal-code');
    await user.keyboard('{Tab}{Tab}');
    expect(fields.getByLabelText('City')).toHaveFocus();
  });

  test('take two letters for a state, upper-cased', async () => {
    await openEdited({ section: 'address', fields: { State: 'new hampshire' } });
    expect(form('address').getByLabelText('State')).toHaveValue('NE');
  });

  test.each([
    ['email', 'Email', 'nobody', /does not look like an email address/],
    ['phone', 'Phone', '555', /has 10 digits/],
    ['address', 'ZIP code', '123', /Five digits/],
    ['address', 'State', '1', /Two letters/],
  ])(
    'of the %s advise, but send what was typed all the same',
    async (section, label, text, advice) => {
      const sent = recordUpdates();
      const { user } = await openEdited({ section, fields: { [label]: text } });
      const field = form(section).getByLabelText(label);
      expect(field).not.toHaveAccessibleDescription(advice);
      await user.tab();
      expect(field).toHaveAccessibleDescription(advice);
      expect(field).not.toHaveAttribute('aria-invalid');
      await expectAccessible();
      await press(user, section, 'Save');
      await waitFor(() => expect(sent).toHaveLength(1));
    },
  );

  test('send a ZIP code as text where it was read as text', async () => {
    server.use(mockApi.profile({ ...fixtures.profile, zip_code: '01001' }));
    const sent = recordUpdates();
    const { user } = await openEdited({ section: 'address', fields: { 'ZIP code': '02101-1234' } });
    await press(user, 'address', 'Save');
    await waitFor(() => expect(sent).toMatchObject([{ zip_code: '02101-1234' }]));
  });

  test('are sent by Enter', async () => {
    const sent = recordUpdates();
    const { user } = await openEdited({ section: 'phone', fields: { Phone: '555 0124' } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ personal_phone: '555 0124' }]));
  });
});
