import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { testConfig } from '@bank-bonuses/testing';
import { useToast } from '@bank-bonuses/ui';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Guard } from '../session/Guard.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import { SignedInArea } from './SignedInArea.tsx';

// One test, since what has been loaded stays loaded.

afterEach(() => void vi.useRealTimers());

function Page() {
  const { show } = useToast();
  return <button onClick={() => show({ title: 'Copied!' })}>Copy</button>;
}

test('the code of toasts comes after the figures, and is there for a press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pages = [{ path: paths.dashboard, Component: Page }];
  const area = <SignedInArea features={[]} />;
  renderPortal({
    routes: [{ Component: Guard, children: [{ element: area, children: pages }] }],
    auth: createFakeAuth({ state: signedInAs() }),
    path: paths.dashboard,
    config: testConfig,
  });
  const region = () => screen.queryByRole('region', { name: 'Notifications' });
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(region()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await expect.poll(region).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Copy' }).click());
  expect(await screen.findByRole('group', { name: 'Copied!' })).toBeVisible();
});
