import { paths } from '@bank-bonuses/routes';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faults, type Fault } from './faults.ts';
import {
  expectLoggedOut,
  expectSettled,
  faultyPortal,
  pass,
  press,
  untilGivenUp,
} from './openFaulty.testing.tsx';
import { reads } from './reads.testing.ts';

const portal = faultyPortal();

const tenMinutes = 600_000;
const shown = (text: string) => screen.queryAllByText(text);
const note = () => within(screen.getByRole('main')).queryByText('This page is not up to date');

type Router = Awaited<ReturnType<typeof portal.open>>['router'];

async function go(router: Router, path: string): Promise<void> {
  await act(() => router.navigate(path));
  await pass(0);
}

/** What is read on another page than Home, so that it is read in the background. */
const elsewhere = reads.filter(({ path }) => path !== paths.dashboard);
/** One of the three reads for each fault. */
const cases = faults.map((fault, index) => ({
  ...(elsewhere[index % elsewhere.length] as (typeof elsewhere)[0]),
  fault,
}));

/** A refusal of the session ends it, wherever it was met. */
const endsSession = ({ name }: Fault) => name === '401';

describe('loading ahead after a sign-in', () => {
  test.each(cases)(
    '$call after $fault.name: shows nothing of it, and the page loads when it is opened',
    async ({ call, path, title, data, fault }) => {
      portal.service.break(call, fault);
      const { router } = await portal.open(paths.login);
      await pass(100);
      await untilGivenUp(fault, 2);
      expect(portal.service.asked(call)).toBe(endsSession(fault) ? 1 : 2);
      if (endsSession(fault)) return expectLoggedOut(router.state.location.pathname);
      expectSettled('Home');
      expect(note()).toBeNull();
      portal.service.mend();
      await go(router, path);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
    },
  );
});

describe('refreshing in the background', () => {
  test.each(cases)(
    '$call after $fault.name: the page keeps what it had, says so once it is opened, and refreshes',
    async ({ call, path, title, fallback, data, fault }) => {
      const { router } = await portal.open(path);
      await go(router, paths.dashboard);
      portal.service.asked(call);
      portal.service.break(call, fault);
      await pass(tenMinutes);
      await untilGivenUp(fault, 2);
      expect(portal.service.asked(call)).toBe(endsSession(fault) ? 1 : fault.offline ? 0 : 2);
      if (endsSession(fault)) return expectLoggedOut(router.state.location.pathname);
      expectSettled('Home');
      expect(note()).toBeNull();
      await go(router, path);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
      // Offline nothing was asked for.
      if (fault.offline) return expect(note()).toBeNull();
      expect(note()?.parentElement).toHaveTextContent(fault.detail ?? fallback);
      portal.service.mend();
      await press('Refresh');
      expect(note()).toBeNull();
    },
  );
});

describe('a page that is left before its data came', () => {
  test.each(cases)(
    '$call after $fault.name: shows nothing of it, and the page loads on the way back',
    async ({ call, path, title, data, fault }) => {
      portal.service.break(call, fault);
      const { router } = await portal.open(path);
      if (endsSession(fault)) return expectLoggedOut(router.state.location.pathname);
      await go(router, paths.dashboard);
      await untilGivenUp(fault, 4);
      expectSettled('Home');
      expect(note()).toBeNull();
      portal.service.mend();
      await go(router, path);
      expectSettled(title);
      expect(shown(data)).not.toEqual([]);
    },
  );
});
