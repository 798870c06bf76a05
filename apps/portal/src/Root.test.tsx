import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { Root } from './Root.tsx';
import { renderPortal } from './testing/renderPortal.tsx';

function Wizard() {
  useLayoutEffect(() => {
    document.title = 'Step 3 of 5: Address';
  }, []);
  useEffect(() => {
    document.querySelector('h2')?.focus();
  }, []);
  return (
    <main>
      <h1>Register</h1>
      <h2 tabIndex={-1}>Address</h2>
    </main>
  );
}

const routes = [
  {
    Component: Root,
    children: [
      { path: '/', element: <h1>Start</h1>, handle: { title: 'Start' } },
      { path: '/steps', Component: Wizard, handle: { title: 'Step 1 of 5: Account' } },
      { path: '/bare', element: <p>No heading here</p> },
    ],
  },
];

const open = () => renderPortal({ routes, auth: createFakeAuth(), path: '/', config: testConfig });

test('a page can override the title and the focus', async () => {
  const { router } = open();
  expect(document.title).toBe('Start · Bank Bonuses User Portal');
  await act(() => router.navigate('/steps'));
  expect(document.title).toBe('Step 3 of 5: Address');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('a page without a heading or a name is rendered', async () => {
  const { router } = open();
  await act(() => router.navigate('/bare'));
  expect(screen.getByText('No heading here')).toBeVisible();
  expect(document.title).toBe('Bank Bonuses User Portal');
});

test('announces the title of a page only if no heading is focused', async () => {
  const { router } = open();
  await act(() => router.navigate('/steps'));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await act(() => router.navigate('/bare'));
  expect(screen.getByRole('status')).toHaveTextContent('Bank Bonuses User Portal');
});
