import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/Amount.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Beneficiary', value: 'Sample Services LLC' },
      { term: 'Account number', value: '000 123 456' },
      { term: 'Amount', value: <Amount value={5000} /> },
    ],
  },
  render: (args) => (
    <Card>
      <DescriptionList {...args} />
    </Card>
  ),
} satisfies Meta<typeof DescriptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithActions: Story = {
  args: {
    items: [
      {
        term: 'Routing number',
        value: '000 000 000',
        action: (
          <Button variant="outline" tone="neutral" size="small" aria-label="Copy routing number">
            Copy
          </Button>
        ),
      },
    ],
  },
};
