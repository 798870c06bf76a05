import { expectAccessible } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as loadRules from '../fields/loadRules.ts';
import { findErrorBox, findStep, openWizard } from '../testing/openWizard.testing.tsx';

vi.mock('../fields/loadRules.ts', { spy: true });

const offline = 'You are offline';
const kept = 'Everything you entered stays on this page. Registering needs a connection.';

const setConnection = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(() => setConnection(true));

test('a step shows a notice while the browser is offline, and announces when it is online again', async () => {
  render(<LiveRegion />);
  await openWizard({ step: 3 });
  expect(screen.queryByText(offline)).toBeNull();
  setConnection(false);
  expect(screen.getByText(offline)).toBeVisible();
  expect(screen.getByText(kept)).toBeVisible();
  expect(screen.getByText(`${offline}. ${kept}`)).toBeInTheDocument();
  await expectAccessible();
  setConnection(true);
  expect(screen.queryByText(offline)).toBeNull();
  expect(screen.getByText('You are online again.')).toBeInTheDocument();
});

test('the error of a step that cannot be loaded is shown in addition to the offline notice', async () => {
  setConnection(false);
  vi.mocked(loadRules.loadedRules).mockReturnValueOnce(undefined);
  const load = vi.mocked(loadRules.loadRules).mockRejectedValue(new TypeError('Failed to fetch'));
  const { next } = await openWizard();
  await next();
  const { box } = await findErrorBox();
  expect(box).toHaveTextContent(
    /^The next step could not be loaded. Please check your connection and try again.$/,
  );
  expect(screen.getByText(offline)).toBeVisible();
  load.mockRestore();
  setConnection(true);
  await next();
  expect(await findStep('About you')).toHaveFocus();
});
