import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import type { SearchableRadioGroupProps } from './SearchableRadioGroup.tsx';
import { SearchableRadioGroup } from './SearchableRadioGroup.tsx';

const names = ['Ally Bank', 'American Express', 'Bank of America', 'BMO', 'Capital One', 'Chase'];

function Kept({ value: first, ...props }: SearchableRadioGroupProps) {
  const [value, setValue] = useState(first);
  return <SearchableRadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: SearchableRadioGroup,
  args: {
    label: 'Institution',
    searchLabel: 'Search banks',
    options: names.map((name) => ({ value: name, label: name })),
    value: '',
    onValueChange: () => undefined,
    emptyText: 'No bank has this name.',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchableRadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chosen: Story = { args: { value: 'BMO' } };

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search banks' }), 'bank');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search banks' }), 'zzz');
  },
};

export const SomethingElse: Story = {
  args: { allowsOther: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search banks' }), 'Credit Union');
  },
};

export const Invalid: Story = { args: { error: 'Choose an institution' } };
