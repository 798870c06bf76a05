import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

test('names and describes its fields as a group', () => {
  render(
    <FieldGroup
      label="Billing address"
      description="As on the card"
      error="Please fill in all fields"
    >
      <TextField label="City" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Billing address' });
  expect(group).toHaveAccessibleDescription('As on the card Please fill in all fields');
  expect(group).toContainElement(screen.getByLabelText('City'));
});
