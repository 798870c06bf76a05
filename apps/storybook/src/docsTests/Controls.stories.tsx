import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const Greeting = ({ name = 'Alex' }: { name?: string }) => <p>{`Hello ${name}`}</p>;

const meta = { component: Greeting } satisfies Meta<typeof Greeting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoPanelWithoutControls: Story = {
  play: ({ parameters }) => expect(parameters['controls']).toEqual({ disable: true }),
};

export const PanelForArgs: Story = {
  args: { name: 'Sam' },
  play: ({ parameters }) => expect(parameters['controls']).not.toHaveProperty('disable'),
};
