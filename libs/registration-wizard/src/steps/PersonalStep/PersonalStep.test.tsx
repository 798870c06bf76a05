import { expectAccessible } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';
import { renderPart } from '../../testing/renderPart.testing.tsx';
import { PersonalStep } from './PersonalStep.tsx';

const empty = { firstName: '', lastName: '', phone: '', ssn: '', dateOfBirth: '' };
const wrongSsn = 'SSN must be 9 digits. Format: XXX-XX-XXXX';

test('missing fields are reported before an invalid SSN', async () => {
  const { next } = await openWizard({ step: 2, answers: { ...empty, ssn: '900-1' } });
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(screen.getByText('Please fill in all required fields')).toBeVisible();
  expect(links()).toEqual(['First Name', 'Last Name', 'Phone Number', 'Date of Birth']);
  await expectAccessible();
});

test('an error on blur is announced once', async () => {
  const label = 'Date of Birth';
  const text = 'Please enter a valid date of birth';
  const { user } = await renderPart(<PersonalStep />, empty);
  const announced: string[] = [];
  const region = screen.getByRole('status');
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  fireEvent.input(screen.getByLabelText(label), { target: { value: '2999-01-01' } });
  await user.click(screen.getByLabelText(label));
  await user.tab();
  await expect.poll(() => announced).toContain(text);
  expect(announced.filter((each) => each === text)).toHaveLength(1);
});

describe('the SSN', () => {
  const open = async () => {
    const { user } = await renderPart(<PersonalStep />, empty);
    const field: HTMLInputElement = screen.getByLabelText('Social Security Number');
    return { user, field };
  };

  test('is accepted if a program fills it in without focus', async () => {
    const { user, field } = await open();
    fireEvent.input(field, { target: { value: '900123456' } });
    expect(field).toHaveValue('•••-••-3456');
    await user.click(screen.getByRole('button', { name: 'Show Social Security number' }));
    expect(field).toHaveValue('900-12-3456');
  });

  test('is grouped while it is typed, masked on blur, and shown while it is edited or on request', async () => {
    const { user, field } = await open();
    await user.type(field, '9001a234567');
    expect(field).toHaveValue('900-12-3456');
    await user.tab();
    expect(field).toHaveValue('•••-••-3456');
    await expectAccessible();
    await user.click(field);
    expect(field).toHaveValue('900-12-3456');
    await user.click(screen.getByRole('button', { name: 'Show Social Security number' }));
    expect(field).toHaveValue('900-12-3456');
    await user.click(screen.getByRole('button', { name: 'Hide Social Security number' }));
    expect(field).toHaveValue('•••-••-3456');
  });

  test('is checked on blur, and its error cleared by the next change', async () => {
    const { user, field } = await open();
    await user.type(field, '900-1');
    await user.tab();
    expect(field).toHaveAccessibleDescription(new RegExp(`${wrongSsn}$`));
    await user.type(field, '2');
    expect(field).toBeValid();
  });
});

describe('the date of birth', () => {
  const invalid = 'Please enter a valid date of birth';
  const young = 'You must be at least 18 years old to register';
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 23, 30) });
  });
  afterEach(() => void vi.useRealTimers());

  test('that is 18 years ago tomorrow is rejected with an error at the field', async () => {
    const { next } = await openWizard({ step: 2, answers: { dateOfBirth: '2008-11-22' } });
    await next();
    const { box, links } = await findErrorBox();
    expect(box).toHaveTextContent(young);
    expect(links()).toEqual(['Date of Birth']);
    expect(screen.getByLabelText('Date of Birth')).toBeInvalid();
    expect(screen.getByLabelText('Date of Birth')).toHaveAccessibleDescription(young);
    await expectAccessible();
  });

  test('is checked on blur, not while its year is typed', async () => {
    await renderPart(<PersonalStep />, { dateOfBirth: '' });
    const field = screen.getByLabelText('Date of Birth');
    act(() => field.focus());
    // While 2002 is typed, the field reports the years 0002, 0020 and 0200.
    fireEvent.change(field, { target: { value: '0200-04-12' } });
    expect(field).toBeValid();
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(invalid);
    fireEvent.change(field, { target: { value: '1990-04-12' } });
    await waitFor(() => expect(field).toBeValid());
  });
});

describe('advice that does not block the step', () => {
  test('appears for a phone number on blur and is announced', async () => {
    render(<LiveRegion />);
    const advice = 'This is very short for a phone number. Please check it.';
    const { user, next } = await openWizard({ step: 2, answers: { phone: '' } });
    const field = screen.getByLabelText('Phone Number');
    await user.type(field, '5');
    expect(field).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field).toHaveAccessibleDescription(advice);
    expect(field).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent(advice);
    await expectAccessible();
    await next();
    expect(await findStep('Your home address')).toHaveFocus();
  });

  test('appears beside the errors when Enter is pressed in the field', async () => {
    const { user } = await openWizard({ step: 2, answers: { phone: '', lastName: '' } });
    await user.type(screen.getByLabelText('Phone Number'), '5{Enter}');
    await findErrorBox();
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(/very short/);
  });
});

test('Next leads to the address step, and Previous back without losing answers', async () => {
  const { user, next, fill } = await openWizard({ step: 2, answers: { city: '' } });
  await next();
  expect(await findStep('Your home address')).toHaveFocus();
  await fill('City', 'Springfield');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await findStep('About you')).toHaveFocus();
  expect(screen.getByLabelText('Social Security Number')).toHaveValue('•••-••-3456');
  expect(screen.getByLabelText('Date of Birth')).toHaveValue('1990-04-12');
  await next();
  await findStep('Your home address');
  expect(screen.getByLabelText('City')).toHaveValue('Springfield');
});
