import type { Meta, StoryObj } from '@storybook/react-vite';
import House from 'lucide-react/icons/house';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

const meta = { component: Icon, args: { children: <House /> } } satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BesideWords: Story = {
  render: () => (
    <Inline gap="xs">
      <Icon>
        <House />
      </Icon>
      <Text>Home</Text>
    </Inline>
  ),
};
