import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Email me when a bonus is paid' },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithDescription: Story = { args: { description: 'At most one email a day.' } };

export const Disabled: Story = {
  render: () => (
    <Stack gap="sm">
      <Switch label="Off" disabled />
      <Switch label="On" disabled defaultChecked />
    </Stack>
  ),
};
