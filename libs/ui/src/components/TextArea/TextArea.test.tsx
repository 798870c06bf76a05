import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <>
      <TextArea label="Message" value={value} onValueChange={setValue} />
      <output>{value.length}</output>
    </>
  );
}

test('associates label, description and error with its text box, which is required unless optional', () => {
  render(
    <>
      <TextArea label="Message" description="A few lines" error="Enter a message" />
      <TextArea label="Comment" optional />
    </>,
  );
  const message = screen.getByRole('textbox', { name: 'Message' });
  expect(message).toBeInvalid();
  expect(message).toBeRequired();
  expect(message).toHaveAccessibleDescription('A few lines Enter a message');
  expect(screen.getByRole('textbox', { name: 'Comment (optional)' })).not.toBeRequired();
});

test('accepts several lines, also when controlled', async () => {
  render(<Controlled />);
  const message = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(message, 'One{Enter}Two');
  expect(message).toHaveValue('One\nTwo');
  expect(screen.getByRole('status')).toHaveTextContent('7');
});
