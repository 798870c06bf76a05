import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { SearchableRadioGroup } from './SearchableRadioGroup.tsx';

const names = ['Ally Bank', 'American Express', 'Bank of America', 'BMO', 'Capital One', 'Chase'];

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
  render: function Playground(args) {
    const [value, setValue] = useState(args.value);
    return <SearchableRadioGroup {...args} value={value} onValueChange={setValue} />;
  },
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
