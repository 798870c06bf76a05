import { afterEach, expect, test } from 'vitest';
import { isSidebarShortcut } from './sidebarShortcut.ts';

afterEach(() => document.body.replaceChildren());

/** Returns whether a key press on an element of this HTML is the sidebar shortcut. */
function press(init: KeyboardEventInit, html = '<p>Text</p>'): boolean {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body.firstElementChild;
  const event = new KeyboardEvent('keydown', { key: 'b', bubbles: true, ...init });
  target?.dispatchEvent(event);
  return isSidebarShortcut(event);
}

test.each<KeyboardEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { ctrlKey: true, key: 'B' },
  // The letter on the B key of a Cyrillic, a Greek and a Hebrew keyboard.
  { ctrlKey: true, key: 'и', code: 'KeyB' },
  { metaKey: true, key: 'β', code: 'KeyB' },
  { ctrlKey: true, key: 'נ', code: 'KeyB' },
  // B on a Dvorak keyboard, which is at the position of N.
  { ctrlKey: true, key: 'b', code: 'KeyN' },
])('a press of B with the changes %j is the shortcut', (init) => {
  expect(press(init)).toBe(true);
});

test.each<KeyboardEventInit>([
  {},
  { ctrlKey: true, shiftKey: true },
  { metaKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
  { metaKey: true, altKey: true },
  { ctrlKey: true, metaKey: true },
  { ctrlKey: true, key: 'n' },
  { ctrlKey: true, key: 'x', code: 'KeyB' },
  { ctrlKey: true, key: 'т', code: 'KeyN' },
  { ctrlKey: true, key: 'Unidentified', code: '' },
  { ctrlKey: true, repeat: true },
  { ctrlKey: true, isComposing: true },
])('a press of B with the changes %j is not the shortcut', (init) => {
  expect(press(init)).toBe(false);
});

test('an autofill event, which has no key, is not the shortcut', () => {
  const event = Object.assign(new Event('keydown'), { ctrlKey: true }) as KeyboardEvent;
  expect(isSidebarShortcut(event)).toBe(false);
});

test.each([
  '<input />',
  '<input type="password" />',
  '<input type="search" />',
  '<input type="number" />',
  '<input type="date" />',
  '<textarea></textarea>',
  '<div contenteditable></div>',
  '<div contenteditable="true"><b data-target>word</b></div>',
])('the shortcut is ignored while the customer types in %s', (html) => {
  expect(press({ ctrlKey: true }, html)).toBe(false);
});

test.each([
  '<button>Save</button>',
  '<select><option>Newest First</option></select>',
  '<input type="checkbox" />',
  '<a href="/accounts">Accounts</a>',
])('the shortcut works on %s, which accepts no letters', (html) => {
  expect(press({ ctrlKey: true }, html)).toBe(true);
});
