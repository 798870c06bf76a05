import { paths } from '@bank-bonuses/product/routes';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { withFailures, type MockFailure } from './mockFailures.testing.ts';
import {
  expectLoggedOut,
  expectSettled,
  failingPortal,
  pass,
  press,
  untilGivenUp,
} from './failingPortal.testing.tsx';
import { reads } from './reads.testing.ts';

const portal = failingPortal();

const tenMinutes = 600_000;
const shown = (text: string) => screen.queryAllByText(text);
const note = () => within(screen.getByRole('main')).queryByText('This page is not up to date');

type Router = Awaited<ReturnType<typeof portal.open>>['router'];

async function go(router: Router, path: string): Promise<void> {
  await act(() => router.navigate(path));
  await pass(0);
}

/**
 * The reads of pages other than Home. The test opens Home, so these pages load in the background.
 */
const elsewhere = reads.filter(({ path }) => path !== paths.dashboard);

/** Returns whether the failure ends the session: a 401 does, for any call. */
const endsSession = ({ name }: MockFailure) => name === '401';

describe('prefetching after a sign-in', () => {
  test.each(withFailures(elsewhere))(
    'of $row.call that fails ($mockFailure.name) shows no error, and the page loads when opened',
    async ({ row: { call, path, title, data }, mockFailure }) => {
      portal.service.break(call, mockFailure);
      const { router } = await portal.open(paths.login);
      await pass(100);
      await untilGivenUp(mockFailure, 2);
      if (endsSession(mockFailure)) return expectLoggedOut();
      expect(portal.service.asked(call)).toBe(2);
      expectSettled('Home');
      expect(note()).toBeNull();
      portal.service.restore();
      await go(router, path);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
    },
  );
});

describe('the background refetch', () => {
  test.each(withFailures(elsewhere))(
    'of $row.call that fails ($mockFailure.name) removes no data, shows the error and can be retried',
    async ({ row: { call, path, title, fallback, data }, mockFailure }) => {
      const { router } = await portal.open(path);
      await go(router, paths.dashboard);
      portal.service.asked(call);
      portal.service.break(call, mockFailure);
      await pass(tenMinutes);
      await untilGivenUp(mockFailure, 2);
      if (endsSession(mockFailure)) return expectLoggedOut();
      expect(portal.service.asked(call)).toBe(mockFailure.offline ? 0 : 2);
      expectSettled('Home');
      expect(note()).toBeNull();
      await go(router, path);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
      // The client sends no request while the browser is offline, so no refresh can fail.
      if (mockFailure.offline) return expect(note()).toBeNull();
      expect(note()?.parentElement).toHaveTextContent(mockFailure.detail ?? fallback);
      portal.service.restore();
      await press('Refresh');
      expect(note()).toBeNull();
    },
  );
});

describe('a page that is left before its data is loaded', () => {
  test.each(withFailures(elsewhere))(
    'shows no error if $row.call fails ($mockFailure.name), and loads when it is opened again',
    async ({ row: { call, path, title, data }, mockFailure }) => {
      portal.service.break(call, mockFailure);
      const { router } = await portal.open(path);
      if (endsSession(mockFailure)) return expectLoggedOut();
      await go(router, paths.dashboard);
      await untilGivenUp(mockFailure, 4);
      expectSettled('Home');
      expect(note()).toBeNull();
      portal.service.restore();
      await go(router, path);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
    },
  );
});
