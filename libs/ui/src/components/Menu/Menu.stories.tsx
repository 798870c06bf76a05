import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    trigger: <Button variant="outline">Actions</Button>,
    items: [
      { label: 'Rename', icon: <Pencil />, onSelect: () => undefined },
      { label: 'Download', disabled: true, onSelect: () => undefined },
      { label: 'Remove', icon: <Trash2 />, tone: 'critical', onSelect: () => undefined },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const BehindAnIcon: Story = {
  args: { trigger: <IconButton label="More actions" icon={<Ellipsis />} /> },
};
