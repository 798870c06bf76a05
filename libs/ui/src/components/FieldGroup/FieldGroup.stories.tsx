import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  component: FieldGroup,
  args: {
    label: 'Home address',
    children: (
      <>
        <TextField label="Address Line 1" autoComplete="address-line1" />
        <TextField label="Address Line 2" optional autoComplete="address-line2" />
        <Columns split="firstWide">
          <TextField label="City" autoComplete="address-level2" />
          <TextField label="State" autoComplete="address-level1" />
          <TextField label="Zip code" autoComplete="postal-code" />
        </Columns>
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithDescription: Story = {
  args: { description: 'Where you live, not a post office box.' },
};

export const Invalid: Story = { args: { error: 'Please fill in all billing address fields' } };

export const Checkboxes: Story = {
  args: {
    label: 'Account types',
    description: 'Choose one or more.',
    gap: 'sm',
    children: (
      <>
        <Checkbox label="Personal Checking" defaultChecked />
        <Checkbox label="Personal Savings" />
        <Checkbox label="Roth IRA" />
      </>
    ),
  },
};
