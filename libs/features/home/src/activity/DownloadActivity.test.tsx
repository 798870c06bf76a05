import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, showing, startActivityServer } from './openActivity.testing.tsx';
// Imported here, so that no test waits while the lazy code is compiled.
import './ActivityFilters.tsx';

const open = startActivityServer();

/** The files that the tests have downloaded. */
let saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved = [];
  let file: Blob | undefined;
  // jsdom implements neither object URLs nor downloads.
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (file && this.download) saved.push({ name: this.download, file });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const loaded = () => showing(/^Showing 1 to 5 of/);

const entries = Array.from({ length: 250 }, (_none, index) => ({
  ...fixtures.taskCompletions[0]!,
  id: `entry ${index}`,
  bank: `Bank ${index}`,
}));

test('the download writes all pages into one file', async () => {
  const { user, requests } = open({ activity: entries });
  await loaded();
  requests.length = 0;
  await user.click(button('Download CSV'));
  expect(
    await screen.findByText('Downloaded 250 entries', { selector: 'section *' }),
  ).toBeVisible();
  expect(requests).toEqual([1, 2, 3].map((page) => `?page=${page}&per_page=100`));
  const [download] = saved;
  expect(download?.file.type).toBe('text/csv;charset=utf-8');
  const text = await download?.file.text();
  expect(text?.trim().split('\r\n')).toHaveLength(251);
  expect(text).toContain('"Bank 249"');
  expect(button('Download CSV')).toBeEnabled();
});

test('the file contains only rows that match the filter', async () => {
  const { user, requests } = open({ canFilter: true });
  await loaded();
  await user.click(button('Filter'));
  await user.selectOptions(await screen.findByLabelText('Bank'), 'SoFi');
  await showing('Showing 1 to 5 of 6 results');
  requests.length = 0;
  await user.click(button('Download CSV'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requests).toEqual(['?page=1&per_page=100&bank=SoFi']);
  const lines = (await saved[0]?.file.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(7);
  for (const line of lines.slice(1)) expect(line).toContain('"SoFi"');
});

test("the file name contains the day in the customer's time zone", async () => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T02:00:00Z') });
  const { user } = open();
  await loaded();
  await user.click(button('Download CSV'));
  await waitFor(() => expect(saved[0]?.name).toBe('bank-bonuses-activity-2026-12-31.csv'));
});

test('the download shows its progress, and can be canceled', async () => {
  const { user, respondWith } = open({ activity: entries });
  await loaded();
  const second = Promise.withResolvers<Response>();
  let calls = 0;
  respondWith({
    activity: () => {
      calls += 1;
      if (calls > 1) return second.promise;
      return HttpResponse.json({ items: entries.slice(0, 100), total: 250 });
    },
  });
  await user.click(button('Download CSV'));
  expect(await screen.findByText('100 of 250 entries')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Download of your activity' })).toHaveValue(0.4);
  expect(button('Downloading...')).toBeDisabled();
  await waitFor(() => expect(calls).toBe(2));
  await user.click(button('Cancel'));
  second.resolve(HttpResponse.json({ items: entries.slice(100, 200), total: 250 }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(button('Download CSV')).toBeEnabled();
  expect(screen.queryByText('The activity could not be downloaded')).toBeNull();
  expect(saved).toEqual([]);
});

test('hiding the amounts cancels the download and shows the reason', async () => {
  const { user, respondWith } = open({ activity: entries });
  await loaded();
  const page = Promise.withResolvers<Response>();
  respondWith({ activity: () => page.promise });
  await user.click(button('Download CSV'));
  expect(screen.getByRole('progressbar')).toBeVisible();
  await user.click(button('Hide amounts'));
  page.resolve(HttpResponse.json({ items: entries.slice(0, 1), total: 1 }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Download cancelled');
  expect(screen.getByText('Show amounts to download them')).toBeVisible();
  await user.click(button('Hide amounts'));
  expect(button('Download CSV')).toBeEnabled();
  expect(screen.queryByText(/^Downloaded/)).toBeNull();
  expect(saved).toEqual([]);
});

test('leaving the page cancels the download', async () => {
  const { user, respondWith, unmount } = open({ activity: entries });
  await loaded();
  const page = Promise.withResolvers<Response>();
  respondWith({ activity: () => page.promise });
  await user.click(button('Download CSV'));
  unmount();
  page.resolve(HttpResponse.json({ items: entries.slice(0, 1), total: 1 }));
  await Promise.resolve();
  expect(saved).toEqual([]);
});

test('a failed download shows the reason, and can be started again', async () => {
  const { user, respondWith } = open({ activity: entries });
  await loaded();
  respondWith({ activity: mockFailures.serverError() });
  await user.click(button('Download CSV'));
  expect(await screen.findByText('The activity could not be downloaded')).toBeVisible();
  expect(screen.getByText('Failed to fetch task completions')).toBeVisible();
  expect(saved).toEqual([]);
  respondWith({ activity: entries });
  await user.click(button('Download CSV'));
  await waitFor(() => expect(saved).toHaveLength(1));
});
