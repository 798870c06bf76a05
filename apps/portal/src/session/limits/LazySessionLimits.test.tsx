import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { focusHeading } from '../../focusHeading.ts';
import { LazySessionLimits } from './LazySessionLimits.tsx';

const Area = ({ children }: { children: ReactNode }) => <main>{children}</main>;

function open() {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const loading = Promise.withResolvers<typeof Area>();
  const load = () => loading.promise;
  render(
    <LazySessionLimits load={load}>
      <h1>Settings</h1>
    </LazySessionLimits>,
  );
  return () =>
    act(async () => {
      loading.resolve(Area);
      await loading.promise;
    });
}

test('the focus moves from the heading of the loading page to the heading of the page', async () => {
  const finish = open();
  focusHeading();
  expect(screen.getByRole('heading', { name: 'Loading...' })).toHaveFocus();
  await finish();
  expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
});

test('the focus does not move if the loading page has not focused its heading', async () => {
  await open()();
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(document.body).toHaveFocus();
});
