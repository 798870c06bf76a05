import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

test('says what is under way', () => {
  render(<LoadingOverlay label="Registering..." detail="Please keep this page open." />);
  expect(screen.getByRole('status')).toHaveTextContent('Registering...Please keep this page open.');
});
