import { expectAccessible } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findErrorBox, findStep, openWizard } from '../../testing/openWizard.testing.tsx';
import { renderPart } from '../../testing/renderPart.testing.tsx';
import { SecurityStep } from './SecurityStep.tsx';
import { photoFile, stubImaging } from '../../testing/stubImaging.ts';

const empty = {
  dlPhotoFront: null,
  dlPhotoBack: null,
  selfiePhoto: null,
  mothersMaidenName: '',
};

test("the defaults are a driver's license, a US citizen and no withholding", async () => {
  await openWizard({ step: 4, answers: empty });
  expect(screen.getByRole('radio', { name: "Driver's License" })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'US Citizen' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'No' })).toBeChecked();
  for (const label of ['Occupation', 'Employer', 'Annual Income'])
    expect(screen.getByLabelText(`${label} (optional)`)).toBeVisible();
  await expectAccessible();
});

test('the error box contains a link for every missing answer', async () => {
  const { next, user } = await openWizard({
    step: 4,
    answers: { ...empty, isUsCitizen: false },
  });
  await next();
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(links()).toEqual([
    "Please upload the front and back of your driver's license",
    'Please upload a selfie photo for identity verification',
    'Please select your country of citizenship',
    "Please enter your mother's maiden name",
  ]);
  expect(box).toHaveTextContent(/^Please upload the front and back of your driver's license/);
  expect(screen.getByRole('group', { name: 'Identity document' })).toHaveAccessibleDescription(
    "Please upload the front and back of your driver's license",
  );
  expect(screen.getByLabelText("Mother's Maiden Name")).toHaveAccessibleDescription(
    /Please enter your mother's maiden name$/,
  );
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: /country of citizenship/ }));
  expect(screen.getByLabelText('Country of Citizenship')).toHaveFocus();
});

test('an income that is not a number gets the advice that it is not sent, but does not block the step', async () => {
  const { next, user } = await openWizard({ step: 4, answers: { income: '' } });
  const field = screen.getByLabelText('Annual Income (optional)');
  await user.type(field, '75k');
  expect(field).toHaveAccessibleDescription(/^In US dollars per year\.\s*$/);
  await user.tab();
  expect(field).toHaveAccessibleDescription(/your income would not be sent\. Please use digits/);
  await user.clear(field);
  await user.type(field, '75k');
  await next();
  await findStep('Payment and agreements');
});

test('photos of the other document stay in memory', async () => {
  stubImaging();
  const { user, next } = await openWizard({ step: 4, answers: { dlPhotoBack: null } });
  await user.upload(screen.getByLabelText("Back of driver's license"), photoFile());
  await user.click(screen.getByRole('radio', { name: 'Passport' }));
  expect(screen.getByLabelText('Passport photo page')).toBeVisible();
  expect(screen.queryByLabelText(/driver's license/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: "Driver's License" }));
  expect(await screen.findByAltText("Your photo: Back of driver's license")).toBeVisible();
  await next();
  expect(await findStep('Payment and agreements')).toHaveFocus();
});

describe('citizenship', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });

  test('None of the above is checked if no status is checked, and requires the country', async () => {
    const { user } = await renderPart(<SecurityStep />);
    expect(screen.queryByLabelText('Country of Citizenship')).toBeNull();
    await user.click(box('US Citizen'));
    expect(box('None of the above')).toBeChecked();
    expect(screen.getByLabelText('Country of Citizenship')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'United States' })).toBeNull();
  });

  test('Permanent Resident and US Citizen exclude each other, and a citizen has no other country', async () => {
    const { user } = await renderPart(<SecurityStep />);
    await user.click(box('Permanent Resident'));
    expect(box('US Citizen')).not.toBeChecked();
    await user.selectOptions(screen.getByLabelText('Country of Citizenship'), 'Canada');
    await user.click(box('US Citizen'));
    expect(box('Permanent Resident')).not.toBeChecked();
    expect(screen.queryByLabelText('Country of Citizenship')).toBeNull();
    await user.click(box('None of the above'));
    expect(screen.getByLabelText('Country of Citizenship')).toHaveValue('');
    await user.click(box('Permanent Resident'));
    await user.click(box('Permanent Resident'));
    await user.click(box('None of the above'));
    expect(box('None of the above')).toBeChecked();
    expect(box('US Citizen')).not.toBeChecked();
  });
});

test('withholding is either Yes or No', async () => {
  const { user } = await renderPart(<SecurityStep />);
  const yes = screen.getByRole('checkbox', { name: 'Yes' });
  const no = screen.getByRole('checkbox', { name: 'No' });
  for (const [pressed, isWithheld] of [
    [yes, true],
    [no, false],
    [no, false],
    [yes, true],
    [yes, false],
  ] as const) {
    await user.click(pressed);
    expect(yes).toHaveProperty('checked', isWithheld);
    expect(no).toHaveProperty('checked', !isWithheld);
  }
});

test('Enter on a checkbox submits the step and does not change the choice', async () => {
  const [role, name] = ['checkbox', 'US Citizen'];
  const { user } = await openWizard({ step: 4 });
  screen.getByRole(role, { name }).focus();
  await user.keyboard('{Enter}');
  expect(await findStep('Payment and agreements')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole(role, { name })).toBeChecked();
});
