import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test('is announced on request', () => {
  render(
    <Notice tone="positive" title="Done" role="status">
      Password has been updated successfully!
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'DonePassword has been updated successfully!',
  );
});
