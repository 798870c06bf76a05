import { expectAccessible } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openWizard } from '../testing/openWizard.testing.tsx';

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
