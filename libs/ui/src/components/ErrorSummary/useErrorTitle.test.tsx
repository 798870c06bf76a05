import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useErrorTitle } from './useErrorTitle.ts';

function Form({ hasErrors }: { hasErrors: boolean }) {
  useErrorTitle(hasErrors);
  return null;
}

function Page({ title, forms }: { title: string; forms: readonly boolean[] }) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return forms.map((hasErrors, index) => <Form key={title + index} hasErrors={hasErrors} />);
}

beforeEach(() => {
  document.title = 'Login · Portal';
});

test('prefixes the title once while any form of the page shows errors', () => {
  const { rerender, unmount } = render(<Page title="Reset" forms={[false, false]} />);
  const shows = (forms: boolean[]) => {
    rerender(<Page title="Reset" forms={forms} />);
    return document.title;
  };
  expect(document.title).toBe('Reset');
  expect(shows([true, false])).toBe('Error: Reset');
  expect(shows([true, true])).toBe('Error: Reset');
  expect(shows([false, true])).toBe('Error: Reset');
  expect(shows([false, false])).toBe('Reset');
  shows([true, true]);
  unmount();
  expect(document.title).toBe('Reset');
});

test('does not change the title of the next page', () => {
  const { rerender } = render(<Page title="Login" forms={[false]} />);
  rerender(<Page title="Login" forms={[true]} />);
  expect(document.title).toBe('Error: Login');
  rerender(<Page title="Home" forms={[false]} />);
  expect(document.title).toBe('Home');
});
