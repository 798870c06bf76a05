import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader.tsx';

const minutes = (count: number) => Date.now() - count * 60_000;

const meta = {
  component: PageHeader,
  args: {
    title: 'Bonuses',
    description: 'Your Enrolled Bonuses',
    updatedAt: minutes(5),
    onRefresh: () => undefined,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const JustUpdated: Story = { args: { updatedAt: minutes(0) } };

export const BeforeTheData: Story = { args: { updatedAt: 0, refreshing: true } };

export const Refreshing: Story = { args: { refreshing: true } };

export const TitleOnly: Story = {
  args: { title: 'Home', description: undefined, updatedAt: undefined, onRefresh: undefined },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
