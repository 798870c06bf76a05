import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as charts from './charts/index.ts';
import toasts from './components/Toast/ToastProvider.example.tsx?raw';
import * as kit from './index.ts';
import { ApplicationForm } from './reactHookForm.example.tsx';
import example from './reactHookForm.example.tsx?raw';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('the README names every export of the kit and of its charts', () => {
  const named = new Set(readme.match(/\w+/g));
  const exported = Object.keys({ ...kit, ...charts });
  expect(exported.length).toBeGreaterThan(90);
  expect(exported.filter((name) => !named.has(name))).toEqual([]);
});

test('the README links only to packed files', () => {
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => to);
  expect(links).toContain('CHANGELOG.md');
  const isPacked = (to: string) =>
    existsSync(join(root, to)) && manifest.files.some((packed) => to.startsWith(packed));
  expect(links.filter((to) => !isPacked(to))).toEqual([]);
});

test('the README contains the tested form and the example of ToastProvider', () => {
  expect(readme).toContain('```tsx\n' + example + '```');
  // The list item of the README indents this example.
  expect(readme.replaceAll(/^ {2}/gm, '')).toContain('```tsx\n' + toasts + '```');
});

test('the form of the README focuses the summary after each rejected submit, and sends formatted values', async () => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  render(<ApplicationForm onSave={(values) => void onSave(values)} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Please check your answers' })).toHaveFocus(),
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter your name',
    'Enter a ZIP code with 5 or 9 digits',
    'Enter an SSN with 9 digits',
  ]);
  await user.click(screen.getByRole('link', { name: 'Enter an SSN with 9 digits' }));
  expect(screen.getByRole('textbox', { name: 'SSN' })).toHaveFocus();
  await user.keyboard('900123456');
  await user.type(screen.getByRole('textbox', { name: 'ZIP code' }), '123456789');
  await user.click(send);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Please check your answers' })).toHaveFocus(),
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Alex Kim');
  await user.click(send);
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({
      name: 'Alex Kim',
      zip: '12345-6789',
      ssn: '900-12-3456',
    }),
  );
});
