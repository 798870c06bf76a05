import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Monogram } from './Monogram.tsx';

const meta = { component: Monogram, args: { name: 'Wells Fargo' } } satisfies Meta<typeof Monogram>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const names = [
  ...['Ally Bank', 'Bank of America', 'BMO', 'Capital One', 'Chase', 'Citibank', 'E*TRADE'],
  ...['First Bank of the West', 'PNC Bank', 'SoFi', 'U.S. Bank', 'Vanguard', 'Wells Fargo'],
];

export const InAList: Story = {
  render: () => (
    <Stack gap="xs">
      {names.map((name) => (
        <Inline key={name} gap="sm">
          <Monogram name={name} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
