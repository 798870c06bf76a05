import { loadTermsDialog } from '@bank-bonuses/registration-wizard';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Agreement } from './Agreement.tsx';

const open = (load = vi.fn(loadTermsDialog)) =>
  renderWithProviders(
    <main>
      <h1>Welcome back</h1>
      <p>
        <Agreement load={load} />
      </p>
    </main>,
  );

const link = () => screen.getByRole('link', { name: 'Terms of Service' });

test('the link opens the terms that applicants accept at registration', async () => {
  const { user } = open();
  await user.click(link());
  const terms = await screen.findByRole('dialog', { name: 'Terms of Service' });
  expect(terms).toHaveTextContent('The account opening fee is $5,000.');
  await user.click(within(terms).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(link()).toHaveFocus();
  expect(location.href).not.toContain('#');
});

test('the link shows an error if the terms could not be fetched, and fetches them on the next press', async () => {
  const { user } = open(vi.fn(loadTermsDialog).mockRejectedValueOnce(new Error('lost')));
  await user.click(link());
  expect(await screen.findByRole('alert')).toHaveTextContent('The terms could not be loaded.');
  await user.click(link());
  expect(await screen.findByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('Ctrl+click lets the browser open the link in another tab', async () => {
  const load = vi.fn(loadTermsDialog);
  const { user } = open(load);
  const isLeft = vi.fn((event: Event) => !event.defaultPrevented);
  const listen = (event: Event) => {
    isLeft(event);
    event.preventDefault();
  };
  window.addEventListener('click', listen);
  await user.keyboard('{Control>}');
  await user.click(link());
  window.removeEventListener('click', listen);
  expect(isLeft).toHaveReturnedWith(true);
  expect(load).not.toHaveBeenCalled();
});
