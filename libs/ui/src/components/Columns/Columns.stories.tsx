import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  component: Columns,
  args: {
    children: (
      <>
        <Card>First</Card>
        <Card>Second</Card>
        <Card>Third</Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Thirds: Story = { args: { split: 'thirds' } };

export const FirstWide: Story = { args: { split: 'firstWide' } };

export const Cards: Story = { args: { split: 'cards' } };
