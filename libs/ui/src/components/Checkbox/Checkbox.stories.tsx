import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'US Citizen' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const LongLabel: Story = {
  args: {
    label:
      'I authorize a charge of up to $5,000 plus a 3% processing fee to this card when my registration is accepted.',
  },
};

export const WithLink: Story = {
  args: {
    label: 'I agree to the Terms of Service',
    description: <TextButton standalone>Read the Terms of Service</TextButton>,
  },
};

export const Invalid: Story = {
  args: {
    label: 'I agree to the Terms of Service',
    error: 'You must agree to the Terms of Service and Independent Contractor Agreement to proceed',
  },
};

export const Disabled: Story = {
  render: () => (
    <Stack gap="sm">
      <Checkbox label="Not checked" disabled />
      <Checkbox label="Checked" disabled defaultChecked />
    </Stack>
  ),
};
