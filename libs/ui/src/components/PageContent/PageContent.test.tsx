import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { PageContent } from './PageContent.tsx';

test('is the main part of the page, to which a skip link leads', async () => {
  render(
    <>
      <SkipLink />
      <PageContent>Payments</PageContent>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).toHaveTextContent('Payments');
});

test('takes another id for a skip link of its own', async () => {
  render(
    <>
      <SkipLink target="payments" />
      <PageContent id="payments">Payments</PageContent>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
