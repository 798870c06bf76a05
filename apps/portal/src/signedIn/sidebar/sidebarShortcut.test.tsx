import { afterEach, expect, test } from 'vitest';
import { isSidebarShortcut } from './sidebarShortcut.ts';

afterEach(() => document.body.replaceChildren());

/** Returns whether a key press on an element of this HTML is the sidebar shortcut. */
function press(init: KeyboardEventInit, html = '<p>Text</p>'): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'b', bubbles: true, ...init });
  document.body.firstElementChild?.dispatchEvent(event);
  return isSidebarShortcut(event);
}

test.each<KeyboardEventInit>([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'B' }])(
  'a press of B with the changes %j is the shortcut',
  (init) => {
    expect(press(init)).toBe(true);
  },
);

test.each<KeyboardEventInit>([
  {},
  { ctrlKey: true, shiftKey: true },
  { metaKey: true, altKey: true },
  { ctrlKey: true, metaKey: true },
  { ctrlKey: true, key: 'n' },
  { ctrlKey: true, repeat: true },
])('a press of B with the changes %j is not the shortcut', (init) => {
  expect(press(init)).toBe(false);
});

test('an autofill event, which has no key, is not the shortcut', () => {
  const event = Object.assign(new Event('keydown'), { ctrlKey: true }) as KeyboardEvent;
  expect(isSidebarShortcut(event)).toBe(false);
});

test.each(['<input />', '<textarea></textarea>', '<div contenteditable></div>'])(
  'the shortcut is ignored while the customer types in %s',
  (html) => {
    expect(press({ ctrlKey: true }, html)).toBe(false);
  },
);
