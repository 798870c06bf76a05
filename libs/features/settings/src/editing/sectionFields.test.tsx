import { mockFailures, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { edit, form, openEdited, press, recordUpdates } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a failed save', () => {
  const email = { section: 'email', fields: { Email: 'avery.new@example.com' } };

  test.each([
    ['a 500 without a message', mockFailures.serverError(), undefined],
    ['an HTML page', mockFailures.html(502), undefined],
    ['a network error', mockFailures.network(), 'Check your internet connection and try again.'],
    [
      'a validation error',
      mockFailures.validation(
        { loc: ['body', 'personal_email'], msg: 'Must be an email address', type: 'value' },
        { loc: ['body'], msg: 'Is too complex', type: 'size' },
      ),
      'Email: Must be an email address Is too complex',
    ],
  ])('shows the reason, if known, after %s', async (_which, mockFailure, reason) => {
    recordUpdates(server, mockFailure);
    const { user } = await openEdited(email);
    await press(user, 'email', 'Save');
    const toast = await screen.findByRole('group', { name: 'Failed to update profile' });
    if (reason) expect(toast).toHaveTextContent(reason);
    else expect(toast).not.toHaveAccessibleDescription();
    expect(toast).not.toHaveTextContent(/Validation errors|personal_email|unknown field/);
  });

  test('leaves the other sections usable', async () => {
    recordUpdates(server, mockFailures.serverError());
    const { user } = await openEdited(email);
    await edit(user, { section: 'phone', fields: { Phone: '555' } });
    await press(user, 'email', 'Save');
    await screen.findByRole('button', { name: 'Edit again' });
    expect(form('phone').getByLabelText('Phone')).toHaveValue('555');
    expect(form('phone').getByLabelText('Phone')).not.toBeDisabled();
  });

  test('shows a message that can be dismissed', async () => {
    recordUpdates(server, mockFailures.serverError());
    const { user } = await openEdited(email);
    await press(user, 'email', 'Save');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Your changes were not saved')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit email' })).toHaveFocus();
  });
});

describe('the fields of a section', () => {
  test('contain the stored values, and the first field has the focus', async () => {
    const { user } = await openEdited({ section: 'address', fields: {} });
    const fields = within(screen.getByRole('form', { name: 'Edit address' }));
    expect(fields.getByLabelText('Address line 1')).toHaveFocus();
    expect(fields.getByLabelText('ZIP code')).toHaveValue('01001');
    expect(fields.getByLabelText('ZIP code')).toHaveAttribute('autocomplete', 'postal-code');
    await user.keyboard('{Tab}{Tab}');
    expect(fields.getByLabelText('City')).toHaveFocus();
  });

  test.each([
    ['email', 'Email', 'nobody', /does not look like an email address/],
    ['phone', 'Phone', '555', /has 10 digits/],
    ['address', 'ZIP code', '123', /Five digits/],
    ['address', 'State', '1', /Two letters/],
  ])(
    'show advice for an unexpected value, but save it (%s: %s)',
    async (section, label, text, advice) => {
      const sent = recordUpdates(server);
      const { user } = await openEdited({ section, fields: { [label]: text } });
      const field = form(section).getByLabelText(label);
      expect(field).not.toHaveAccessibleDescription(advice);
      await user.tab();
      expect(field).toHaveAccessibleDescription(advice);
      expect(field).not.toHaveAttribute('aria-invalid');
      await press(user, section, 'Save');
      await waitFor(() => expect(sent).toHaveLength(1));
    },
  );

  test('send a ZIP code as text if the service returned text', async () => {
    server.use(mockApi.profile({ ...fixtures.profile, zip_code: '01001' }));
    const sent = recordUpdates(server);
    const { user } = await openEdited({ section: 'address', fields: { 'ZIP code': '02101-1234' } });
    await press(user, 'address', 'Save');
    await waitFor(() => expect(sent).toMatchObject([{ zip_code: '02101-1234' }]));
  });

  test('insert the dash of a ZIP+4 code, because a numeric keypad has no dash', async () => {
    await openEdited({ section: 'address', fields: { 'ZIP code': '021011234' } });
    expect(form('address').getByLabelText('ZIP code')).toHaveValue('02101-1234');
  });

  test('are submitted by Enter', async () => {
    const sent = recordUpdates(server);
    const { user } = await openEdited({ section: 'phone', fields: { Phone: '555 0124' } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ personal_phone: '555 0124' }]));
  });
});
