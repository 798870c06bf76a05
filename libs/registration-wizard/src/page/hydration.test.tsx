import { createApiClient } from '@bank-bonuses/api-client';
import { ApiClientProvider } from '@bank-bonuses/api-client/react';
import { AuthProvider, createIdleAuth } from '@bank-bonuses/auth';
import { createFakeAuth } from '@bank-bonuses/auth/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
// Compiles the code, so that no test waits for it.
import '../later.ts';
import { draftKey } from '../draft/draftKey.ts';
import { RegistrationPage } from './RegistrationPage.tsx';

const client = createApiClient({ baseUrl: '/', getAccessToken: () => Promise.resolve(null) });

const page = (auth = createFakeAuth() as ReturnType<typeof createIdleAuth>): ReactNode => (
  <StrictMode>
    <AuthProvider auth={auth}>
      <ApiClientProvider client={client}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <RegistrationPage /> }], {
            initialEntries: ['/register'],
          })}
        />
      </ApiClientProvider>
    </AuthProvider>
  </StrictMode>
);

const renderOnServer = async () => {
  const { prelude } = await prerender(page(createIdleAuth()));
  return new Response(prelude).text();
};

const container = document.createElement('div');
afterEach(() => container.remove());

test('the prerendered page contains the whole first step with a disabled button', async () => {
  container.innerHTML = await renderOnServer();
  document.body.append(container);
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.getByLabelText('Confirm Password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(container.innerHTML).not.toMatch(/<script|<style|\sstyle=|<template/);
});

/**
 * The text of React's warning that its server and client renderers share one process. The error of
 * a hydration mismatch has a different text.
 */
const twoRenderers = /multiple renderers concurrently/;

const typed = {
  Email: 'typed@example.com',
  Password: 'Fictional-Pass-1',
  'Confirm Password': 'Fictional-Pass-1',
};

test.each([
  ['', undefined],
  ['Avery', { email: 'earlier@example.com', firstName: 'Avery' }],
])(
  'text that was typed before hydration is not lost, and Next uses it: First Name is %j with the draft %j',
  async (firstName, draft) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    container.innerHTML = await renderOnServer();
    document.body.append(container);
    if (draft) sessionStorage.setItem(draftKey, JSON.stringify(draft));
    for (const [label, value] of Object.entries(typed))
      screen.getByLabelText<HTMLInputElement>(label).value = value;

    render(page(), { container, hydrate: true });
    if (draft)
      await waitFor(() => expect(sessionStorage.getItem(draftKey)).toContain('typed@example.com'));
    for (const [label, value] of Object.entries(typed))
      expect(screen.getByLabelText(label)).toHaveValue(value);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'About you' });
    expect(await screen.findByLabelText('First Name')).toHaveValue(firstName);
    expect(sessionStorage.getItem(draftKey)).toContain('typed@example.com');
    expect(report.mock.calls.filter(([text]) => !twoRenderers.test(String(text)))).toEqual([]);
  },
);
