import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner, args: { label: 'Loading...' } } satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RingOnly: Story = { args: { label: undefined } };

export const Large: Story = { args: { size: 'large' } };
