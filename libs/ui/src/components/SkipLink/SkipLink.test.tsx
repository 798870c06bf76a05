import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('moves focus to the content without changing the URL', async () => {
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
});
