import { mockFailures } from '@bank-bonuses/api-client/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { expectAccessible } from '@bank-bonuses/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as loadRules from '../fields/loadRules.ts';
import { LoadCodeError } from '../loadCode.ts';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';
import { playServices } from '../testing/playServices.testing.ts';
import { stepNumbers } from '../fields/table.ts';

vi.mock('../fields/loadRules.ts', { spy: true });

const { respondWith, authWith } = playServices();
const offline = 'You are offline';
const kept = 'Everything you entered stays on this page. Registering needs a connection.';

const setConnection = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

test.each(stepNumbers)(
  'step %i shows a notice while the browser is offline, and announces when it is online again',
  async (step) => {
    render(<LiveRegion />);
    await openWizard({ step });
    expect(screen.queryByText(offline)).toBeNull();
    setConnection(false);
    expect(screen.getByText(offline)).toBeVisible();
    expect(screen.getByText(kept)).toBeVisible();
    expect(screen.getByText(`${offline}. ${kept}`)).toBeInTheDocument();
    await expectAccessible();
    setConnection(true);
    expect(screen.queryByText(offline)).toBeNull();
    expect(screen.getByText('You are online again.')).toBeInTheDocument();
  },
);

test('the error of a step that cannot be loaded is shown in addition to the offline notice', async () => {
  setConnection(false);
  vi.mocked(loadRules.loadedRules).mockReturnValueOnce(undefined);
  const load = vi
    .mocked(loadRules.loadRules)
    .mockRejectedValue(new LoadCodeError(false, new TypeError('Failed to fetch')));
  const { next } = await openWizard();
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveTextContent(/^The next step could not be loaded\./);
  expect(screen.getByText(offline)).toBeVisible();
  load.mockRestore();
  setConnection(true);
  await next();
  expect(await findStep('About you')).toHaveFocus();
});

test('a registration that fails offline shows the specified text, and a second press succeeds online', async () => {
  respondWith(mockFailures.network());
  const { auth } = authWith();
  const { next } = await openWizard({ step: 5, auth });
  setConnection(false);
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveTextContent(/^Failed to register account\. Please try again later\./);
  expect(box).toHaveFocus();
  expect(screen.getByText(offline)).toBeVisible();
  respondWith();
  setConnection(true);
  await next();
  expect(await findStep('Registration Successful!')).toBeVisible();
});
