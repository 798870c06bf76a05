import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CopyField } from './CopyField.tsx';

test('shows the value, or its displayed form, with a button that names it', () => {
  render(
    <>
      <CopyField valueName="reference" value="BB-7K3M-Q2" data-testid="field" />
      <CopyField valueName="key" value="ABCDEFGH">
        ABCD EFGH
      </CopyField>
    </>,
  );
  expect(screen.getByTestId('field')).toHaveTextContent('BB-7K3M-Q2');
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('button', { name: 'Copy reference' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy key' })).toBeVisible();
});
