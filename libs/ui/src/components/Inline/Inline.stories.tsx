import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Button variant="quiet">Previous</Button>
        <Button>Next</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Between: Story = { args: { justify: 'between' } };
