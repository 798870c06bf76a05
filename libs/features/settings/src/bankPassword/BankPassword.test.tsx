import { mockFailures, fixtures, handlers, mockApi } from '@bank-bonuses/api-client/testing';
import { createQueryClient, testConfig } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BankLoginCard } from '../cards/BankLoginCard.tsx';
import { detail, openCard } from '../testing/settings.testing.tsx';

const server = startTestServer(...handlers);
const password = 'Fictional-Bank-1';

// Hides the API client's log of failed calls.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.useRealTimers());

const showButton = () => screen.findByRole('button', { name: 'Show bank password' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open() {
  const queryClient = createQueryClient();
  const page = openCard(BankLoginCard, { queryClient });
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
    expect.stringContaining(`mailto:${testConfig.supportEmail}?subject=I%20need%20a%202FA%20code`),
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
  const cached = [
    ...queryClient.getQueryCache().getAll(),
    ...queryClient.getMutationCache().getAll(),
  ];
  expect(cached).not.toHaveLength(0);
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain(password);

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
  act(() => turnPage('visible'));
  expect(screen.getByText(password)).toBeVisible();
  act(happen);
  expect(screen.queryByText(password)).toBeNull();
});

test('leaving the screen aborts the request for the bank password', async () => {
  const { unmount } = await open();
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
  unmount();
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
  expect(await showButton()).toBeDisabled();
  fireEvent.blur(window);
  await act(async () => {
    response.resolve();
    await response.promise;
  });
  expect(await showButton()).toBeEnabled();
  expect(screen.queryByText(password)).toBeNull();
});

test.each([
  ['an error', mockFailures.detail(503, 'We are counting.'), /could not be fetched. We are/],
  [
    'no password',
    () => HttpResponse.json({ ...fixtures.profile, password: null }),
    /^There is no bank password yet.$/,
  ],
])(
  'shows a message if the request for the bank password returns %s, and the next press repeats it',
  async (_what, response, text) => {
    const { user } = await open();
    server.use(mockApi.profile(response));
    await user.click(await showButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    server.resetHandlers();
    await user.click(await showButton());
    expect(await screen.findByText(password)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
