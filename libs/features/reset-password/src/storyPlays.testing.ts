import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

export type Play = NonNullable<StoryObj['play']>;

export const request: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'alex.rivera@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
};

/** Expects the field to be focused and marked as invalid, with this error text. */
export const marks =
  (label: string, text: string): Play =>
  async ({ canvas }) => {
    const field = canvas.getByLabelText(label);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    await expect(field).toHaveFocus();
  };
