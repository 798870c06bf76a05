import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test('accepts the role status, so that it is announced', () => {
  render(
    <Notice tone="positive" title="Done" role="status">
      Password has been updated successfully!
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'DonePassword has been updated successfully!',
  );
});
