import { expect, test } from 'vitest';
import { expectAccessible } from './expectAccessible.ts';
import { renderWithProviders } from './renderWithProviders.tsx';

test('the error names the violation and its element', async () => {
  renderWithProviders(
    <main>
      <h1>Form</h1>
      <input name="nameless" />
    </main>,
  );
  await expect(expectAccessible()).rejects.toThrow(/label: .*\n.*name="nameless"/);
});

test('passes an accessible page', async () => {
  renderWithProviders(
    <main>
      <h1>Form</h1>
    </main>,
  );
  await expect(expectAccessible()).resolves.toBeUndefined();
});
