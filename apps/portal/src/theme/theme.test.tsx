import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBeforePaint } from '../testing/runBeforePaint.ts';
import { applyThemeChanges, chooseTheme, useThemePreference } from './themePreference.ts';

let stop: () => void;
beforeEach(() => {
  stop = applyThemeChanges();
});
afterEach(() => {
  vi.restoreAllMocks();
  chooseTheme('system');
  stop();
});

const shown = () => document.documentElement.dataset['theme'];

test.each(['light', 'dark'] as const)(
  'the theme %s is applied, stored, and applied before the first paint of the next visit',
  (theme) => {
    const { result } = renderHook(useThemePreference);
    act(() => chooseTheme(theme));
    expect(shown()).toBe(theme);
    expect(result.current).toBe(theme);
    delete document.documentElement.dataset['theme'];
    runBeforePaint();
    expect(shown()).toBe(theme);
  },
);

test('the choice of the system theme removes the stored choice and the attribute', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect(shown()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a theme that is chosen in another tab is applied in this tab', () => {
  localStorage.setItem('bank-bonuses.theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'bank-bonuses.theme' }));
  expect(shown()).toBe('dark');
});

test('an invalid stored theme is ignored', () => {
  localStorage.setItem('bank-bonuses.theme', '"><script>');
  runBeforePaint();
  expect(shown()).toBeUndefined();
  expect(renderHook(useThemePreference).result.current).toBe('system');
});

test('the chosen theme is kept until the page is closed if storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  chooseTheme('dark');
  expect(shown()).toBe('dark');
  expect(renderHook(useThemePreference).result.current).toBe('dark');
});
