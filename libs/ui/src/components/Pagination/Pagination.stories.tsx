import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    label: 'Recent activity',
    page: 2,
    pageSize: 5,
    shown: 5,
    total: 23,
    onPageChange: () => undefined,
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const [page, setPage] = useState(2);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 5, shown: 3 } };

export const NoResults: Story = { args: { page: 1, shown: 0, total: 0 } };

export const ManyPages: Story = { args: { page: 1204, total: 10_000 } };

export const Loading: Story = { args: { shown: 0, total: 0, loading: true } };
