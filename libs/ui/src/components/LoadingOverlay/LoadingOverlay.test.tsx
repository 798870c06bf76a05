import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const dialogs = HTMLDialogElement.prototype;

afterEach(() => {
  Reflect.deleteProperty(dialogs, 'showModal');
  Reflect.deleteProperty(dialogs, 'close');
});

test('is a dialog that names the running operation', () => {
  render(<LoadingOverlay label="Registering..." description="Please keep this page open." />);
  const overlay = screen.getByRole('dialog', { name: 'Registering...' });
  expect(overlay).toHaveAccessibleDescription('Please keep this page open.');
  expect(screen.getByRole('status')).toHaveTextContent('Registering...');
});

test('is modal while it is mounted, and returns focus when it closes', () => {
  dialogs.showModal = vi.fn();
  dialogs.close = vi.fn();
  const { unmount } = render(<LoadingOverlay label="Registering..." />);
  expect(dialogs.showModal).toHaveBeenCalledOnce();
  unmount();
  expect(dialogs.close).toHaveBeenCalledOnce();
});
