import { mockFailures, mockApi } from '@bank-bonuses/api-client/testing';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import {
  findErrorBox,
  findStep,
  openWizard,
  queryErrorBox,
} from '../testing/openWizard.testing.tsx';

const detail = [
  { loc: ['body', 'city'], msg: 'No such city', type: 'value_error' },
  { loc: ['body', 'first_name'], msg: 'Too short', type: 'value_error' },
];
startTestServer(mockApi.register(mockFailures.detail(422, detail)));

const submit = async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  Element.prototype.scrollIntoView = () => undefined;
  const auth = createFakeAuth({
    signUp: vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' }),
  });
  const wizard = await openWizard({ step: 5, auth, answers: filledForm });
  await wizard.next();
  await findStep('Your home address');
  return wizard;
};

test('a link of the error box leads to a field of another step', async () => {
  const { user } = await submit();
  await user.click(await screen.findByRole('link', { name: 'First Name' }));
  await findStep('About you');
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription(/Too short/);
});

test("a step's error box lists its rejected fields, and Next continues nevertheless", async () => {
  const { fill, next, user } = await submit();
  await user.click(await screen.findByRole('link', { name: 'First Name' }));
  await findStep('About you');
  await fill('First Name', 'Averill');
  await next();
  await findStep('Your home address');
  const { box, links } = await findErrorBox();
  expect(box).toHaveFocus();
  expect(links()).toEqual(['City: No such city']);
  expect(document.title).toMatch(/^Error: /);
  await next();
  expect(await findStep('Verify your identity')).toHaveFocus();
  expect(queryErrorBox()).toBeNull();
});

test('a rejected field of an earlier step is linked on the next step', async () => {
  const { fill, next, user } = await submit();
  await fill('City', 'Holyoke');
  await next();
  await findStep('Verify your identity');
  const { links } = await findErrorBox();
  expect(links()).toEqual(['First Name: Too short']);
  await user.click(screen.getByRole('link', { name: 'First Name: Too short' }));
  await findStep('About you');
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  await fill('First Name', 'Averill');
  await next();
  expect(await findStep('Your home address')).toHaveFocus();
  expect(queryErrorBox()).toBeNull();
});
