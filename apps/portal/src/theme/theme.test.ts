import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  chooseTheme,
  followOtherTabs,
  readThemePreference,
  watchThemePreference,
} from './themePreference.ts';

const beforePaint = readFileSync(join(import.meta.dirname, '../start/beforePaint.js'), 'utf8');

/** Runs beforePaint.js, the inline script in the head. */
const runBeforePaint = () => {
  const script = document.createElement('script');
  script.textContent = beforePaint;
  document.head.append(script);
  script.remove();
};

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test.each(['light', 'dark'] as const)(
  'the theme %s is applied, stored, and applied before the first paint of the next visit',
  (theme) => {
    chooseTheme(theme);
    expect(document.documentElement.dataset['theme']).toBe(theme);
    delete document.documentElement.dataset['theme'];
    runBeforePaint();
    expect(document.documentElement.dataset['theme']).toBe(theme);
    expect(readThemePreference()).toBe(theme);
  },
);

test('the choice of the system theme removes the stored choice and the attribute', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(readThemePreference()).toBe('system');
});

test('a theme that is chosen in another tab is applied in this tab', () => {
  const listener = vi.fn();
  const stops = [followOtherTabs(), watchThemePreference(listener)];
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem('bank-bonuses.theme', 'dark');
  hear('another key');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  hear('bank-bonuses.theme');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(listener).toHaveBeenCalledOnce();
  localStorage.clear();
  hear(null);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  for (const stop of stops) stop();
  localStorage.setItem('bank-bonuses.theme', 'light');
  hear('bank-bonuses.theme');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an invalid stored theme is ignored', () => {
  localStorage.setItem('bank-bonuses.theme', '"><script>');
  runBeforePaint();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(readThemePreference()).toBe('system');
});

test('the chosen theme is kept until the page is closed if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  chooseTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readThemePreference()).toBe('dark');
});
