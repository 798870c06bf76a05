import { queryKeys } from '@bank-bonuses/api-client/queries';
import { mockFailures, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { createQueryClient, testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detail, openSettings } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);
const password = 'Fictional-Bank-1';

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.useRealTimers());

const showButton = () => screen.findByRole('button', { name: 'Show bank password' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open() {
  const queryClient = createQueryClient();
  const page = openSettings({ queryClient });
  await showButton();
  return { ...page, queryClient };
}

async function openShown() {
  const page = await open();
  await page.user.click(await showButton());
  expect(await screen.findByText(password)).toBeVisible();
  return page;
}

function turnPage(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  fireEvent(document, new Event('visibilitychange'));
}

test('the bank password is hidden at first, and its hint and the note are visible', async () => {
  await open();
  expect(detail('Bank password')).toHaveTextContent('Hidden');
  expect(document.body.innerHTML).not.toContain(password);
  expect(screen.getByText("If this password doesn't work, add '!' at the end")).toBeVisible();
  expect(screen.getByText(/^If you need a 2FA code/)).toHaveTextContent(
    "If you need a 2FA code when accessing an account, reach out to us and we'll get it for you.",
  );
  expect(screen.getByRole('link', { name: 'reach out to us' })).toHaveAttribute(
    'href',
    `mailto:${testConfig.supportEmail}?subject=I%20need%20a%202FA%20code&body=My%20reference%2C%20as%20on%20my%20receipt%20(BB-%E2%80%A6)%3A%20`,
  );
});

test('the button fetches and shows the bank password, and hides it again', async () => {
  let reads = 0;
  server.use(
    http.get('*/api/user/profile', () => {
      reads += 1;
      return HttpResponse.json(fixtures.profile);
    }),
  );
  const { user, queryClient } = await openShown();
  expect(reads).toBe(2);
  const cached = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state);
  const mutated = queryClient.getMutationCache().getAll();
  expect(JSON.stringify([cached, mutated])).not.toContain(password);
  expect(queryClient.getQueryData(queryKeys.profile)).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Hide bank password' }));
  expect(screen.queryByText(password)).toBeNull();
  expect(document.body.innerHTML).not.toContain(password);

  await user.click(await showButton());
  expect(await screen.findByText(password)).toBeVisible();
  expect(reads).toBe(3);
});

test('the shown bank password keeps its blanks, is not translated and can be copied', async () => {
  server.use(
    http.get('*/api/user/profile', () =>
      HttpResponse.json({ ...fixtures.profile, password: ' two  blanks ' }),
    ),
  );
  const { user } = await open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await showButton());
  await user.click(await screen.findByRole('button', { name: 'Copy bank password' }));
  expect(copied).toHaveBeenCalledWith(' two  blanks ');
  const shown = screen.getByText('two blanks');
  expect(shown.textContent).toBe(' two  blanks ');
  expect(shown).toHaveAttribute('translate', 'no');
});

test('the bank password is hidden after 30 seconds, but not earlier', async () => {
  await open();
  const button = await showButton();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.click(button);
  await expect.poll(() => screen.queryByText(password)).not.toBeNull();
  await pass(29_000);
  expect(screen.getByText(password)).toBeVisible();
  await pass(1_000);
  expect(screen.queryByText(password)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show bank password' })).toBeVisible();
});

test.each<[string, () => void]>([
  ['the window loses focus', () => void fireEvent.blur(window)],
  ['the tab is hidden', () => turnPage('hidden')],
  ['the browser leaves the page', () => void fireEvent(window, new Event('pagehide'))],
])('the bank password is hidden when %s', async (_when, happen) => {
  await openShown();
  act(happen);
  expect(screen.queryByText(password)).toBeNull();
});

test('the bank password stays visible if the focus moves within the page', async () => {
  const { user } = await openShown();
  act(() => turnPage('visible'));
  await user.tab();
  expect(screen.getByText(password)).toBeVisible();
});

test('the bank password is hidden after a visit to another screen', async () => {
  const { router } = await openShown();
  await act(() => router.navigate(paths.dashboard));
  await act(() => router.navigate(paths.settings));
  await showButton();
  expect(screen.queryByText(password)).toBeNull();
});

test('leaving the screen aborts the request for the bank password', async () => {
  const { router } = await open();
  const call = Promise.withResolvers<AbortSignal>();
  server.use(
    http.get('*/api/user/profile', ({ request }) => {
      call.resolve(request.signal);
      return new Promise<never>(() => undefined);
    }),
  );
  fireEvent.click(await showButton());
  const signal = await call.promise;
  expect(signal.aborted).toBe(false);
  await act(() => router.navigate(paths.dashboard));
  expect(signal.aborted).toBe(true);
});

test('the bank password is not shown if its response arrives after the window lost focus', async () => {
  await open();
  const response = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/user/profile', async () => {
      await response.promise;
      return HttpResponse.json(fixtures.profile);
    }),
  );
  fireEvent.click(await showButton());
  expect(await screen.findByRole('button', { name: 'Show bank password' })).toBeDisabled();
  fireEvent.blur(window);
  await act(async () => {
    response.resolve();
    await response.promise;
  });
  expect(await showButton()).toBeEnabled();
  expect(screen.queryByText(password)).toBeNull();
});

test.each([
  [
    "the server's message",
    mockFailures.detail(503, 'We are counting.'),
    /could not be fetched. We are/,
  ],
  ['advice', mockFailures.network(), /could not be fetched. Check your internet connection/],
  ['a default message', mockFailures.serverError(), /^The password could not be fetched.$/],
])(
  'shows %s if the bank password cannot be fetched, and the next press fetches it',
  async (_what, mockFailure, text) => {
    const { user } = await open();
    server.use(mockApi.profile(mockFailure));
    await user.click(await showButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    server.resetHandlers();
    await user.click(await showButton());
    expect(await screen.findByText(password)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('shows a message if the bank password no longer exists', async () => {
  const { user } = await open();
  server.use(mockApi.profile({ ...fixtures.profile, password: null }));
  await user.click(await showButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no bank password yet.');
});
