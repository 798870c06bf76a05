import { expectAccessible } from '@bank-bonuses/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';

const empty = { firstName: '', lastName: '', phone: '', ssn: '', dateOfBirth: '' };
const wrongSsn = 'SSN must be 9 digits. Format: XXX-XX-XXXX';

test('asks for five things', async () => {
  await openWizard({ step: 2, answers: empty });
  expect(document.title).toBe('Step 2 of 5: Personal · Bank Bonuses User Portal');
  for (const label of ['First Name', 'Last Name', 'Phone Number', 'Date of Birth'])
    expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getByLabelText('Social Security Number')).toMatchObject({
    maxLength: 11,
    placeholder: 'XXX-XX-XXXX',
  });
  await expectAccessible();
});

test('asks for all fields before it looks at the SSN', async () => {
  const { next } = await openWizard({ step: 2, answers: { ...empty, ssn: '900-1' } });
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(screen.getByText('Please fill in all required fields')).toBeVisible();
  expect(links()).toEqual(['First Name', 'Last Name', 'Phone Number', 'Date of Birth']);
  await expectAccessible();
});

test('wants nine digits', async () => {
  const { next } = await openWizard({ step: 2, answers: { ssn: '900-12-345' } });
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveTextContent(wrongSsn);
  expect(screen.getByLabelText('Social Security Number')).toHaveAccessibleDescription(
    new RegExp(`${wrongSsn}$`),
  );
});

test('the error box calms down once everything was changed, until something is wrong again', async () => {
  const { next, user, fill } = await openWizard({ step: 2, answers: { firstName: '', ssn: '' } });
  await next();
  const { box } = await findErrorBox();
  await fill('First Name', 'Avery');
  expect(box).toHaveRole('alert');
  await fill('Social Security Number', '900');
  expect(screen.getByRole('group', { name: 'All changed. Press Next.' })).toBe(box);
  expect(screen.getByLabelText('Social Security Number')).toHaveFocus();
  await user.tab();
  expect(box).toHaveRole('alert');
  expect(box).toHaveTextContent(/^Please fill in all required fields/);
});

describe('the SSN', () => {
  const open = async () => {
    const wizard = await openWizard({ step: 2, answers: empty });
    const field: HTMLInputElement = screen.getByLabelText('Social Security Number');
    return { ...wizard, field };
  };

  test('is grouped while it is typed, and ends after nine digits', async () => {
    const { user, field } = await open();
    await user.type(field, '9001a234567');
    expect(field).toHaveValue('900-12-3456');
  });

  test('keeps the caret where a digit is corrected', async () => {
    const { user, field } = await open();
    await user.type(field, '900123456');
    await user.type(field, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('901-23-456');
    await user.keyboard('5');
    expect(field).toHaveValue('905-12-3456');
    expect(field.selectionStart).toBe(3);
  });

  test.each(['My SSN: 900 12 3456', '900-12-3456', '900.12.3456', '900123456', ' 900–12–3456\n'])(
    'can be pasted as %j',
    async (pasted) => {
      const { user, field } = await open();
      await user.click(field);
      await user.paste(pasted);
      expect(field).toHaveValue('900-12-3456');
      expect(field).toBeValid();
    },
  );

  test('is taken from a program that fills it in without entering the field', async () => {
    const { user, field } = await open();
    fireEvent.input(field, { target: { value: '900123456' } });
    expect(field).toHaveValue('•••-••-3456');
    await user.click(screen.getByRole('button', { name: 'Show social security number' }));
    expect(field).toHaveValue('900-12-3456');
  });

  test('is masked once it is left, and shown while it is entered or asked for', async () => {
    const { user, field } = await open();
    await user.type(field, '900123456');
    await user.tab();
    expect(field).toHaveValue('•••-••-3456');
    await expectAccessible();
    await user.click(field);
    expect(field).toHaveValue('900-12-3456');
    await user.click(screen.getByRole('button', { name: 'Show social security number' }));
    expect(field).toHaveValue('900-12-3456');
    await user.click(screen.getByRole('button', { name: 'Hide social security number' }));
    expect(field).toHaveValue('•••-••-3456');
  });

  test('is checked when it is left, and forgiven with the next change', async () => {
    const { user, field } = await open();
    await user.type(field, '900-1');
    await user.tab();
    expect(field).toHaveAccessibleDescription(new RegExp(`${wrongSsn}$`));
    await user.type(field, '2');
    expect(field).toBeValid();
  });
});

test('asks about a date that is hardly a date of birth, and stops nobody', async () => {
  const { next } = await openWizard({ step: 2, answers: { dateOfBirth: '' } });
  const field = screen.getByLabelText('Date of Birth');
  act(() => field.focus());
  // A year is 0002, 0020 and 0200 on its way to 2002.
  fireEvent.change(field, { target: { value: '0200-04-12' } });
  expect(field).not.toHaveAccessibleDescription();
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription(/^This date is more than 120 years ago/);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '2990-04-12' } });
  expect(field).toHaveAccessibleDescription('This date is in the future. Please check it.');
  expect(field).toBeValid();
  await expectAccessible();
  await next();
  expect(await findStep('Your home address')).toHaveFocus();
});

test('goes on to the address, and back without losing anything', async () => {
  const { user, next } = await openWizard({ step: 2 });
  await next();
  expect(await findStep('Your home address')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await findStep('About you')).toHaveFocus();
  expect(screen.getByLabelText('Social Security Number')).toHaveValue('•••-••-3456');
  expect(screen.getByLabelText('Date of Birth')).toHaveValue('1990-04-12');
});
