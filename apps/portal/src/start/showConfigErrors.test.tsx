import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const container = document.createElement('div');

beforeEach(() => {
  document.body.innerHTML = '<p id="start-failed" hidden>Load the page again</p>';
  document.body.append(container);
});
afterEach(() => {
  vi.doUnmock('../pages/ConfigErrorPage.tsx');
  document.body.innerHTML = '';
});

const show = async () => {
  vi.resetModules();
  const { showConfigErrors } = await import('./showConfigErrors.tsx');
  await act(() => showConfigErrors(container, ['apiUrl is missing']));
};

test('the error message in the HTML is shown if the script of the error page fails to load', async () => {
  vi.doMock('../pages/ConfigErrorPage.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  await show();
  expect(screen.getByText('Load the page again')).toBeVisible();
});

test('the configuration error page lists the missing settings', async () => {
  await show();
  expect(await screen.findByText('apiUrl is missing')).toBeVisible();
  expect(screen.getByText('Load the page again')).not.toBeVisible();
});
