import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: 'fictional-phrase' } };

export const Revealed: Story = {
  args: { defaultValue: 'fictional-phrase' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const TwoOnAPage: Story = {
  render: () => (
    <Stack gap="lg">
      <PasswordField
        label="Password"
        description="At least 6 characters"
        autoComplete="new-password"
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" />
    </Stack>
  ),
};

export const Invalid: Story = { args: { error: 'Password must be at least 6 characters' } };

export const CapsLockIsOn: Story = {
  args: { defaultValue: 'FICTIONAL', note: 'Longer is stronger.' },
  play: async ({ canvas }) => {
    await fireEvent.keyDown(canvas.getByLabelText('Password'), {
      key: 'A',
      modifierCapsLock: true,
    });
  },
};

export const Disabled: Story = { args: { disabled: true } };
