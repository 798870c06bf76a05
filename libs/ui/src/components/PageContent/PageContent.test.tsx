import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { PageContent } from './PageContent.tsx';

test('is the main landmark, which the skip link targets', async () => {
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

test('accepts another id for a custom skip link', async () => {
  render(
    <>
      <SkipLink target="payments" />
      <PageContent id="payments">Payments</PageContent>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
