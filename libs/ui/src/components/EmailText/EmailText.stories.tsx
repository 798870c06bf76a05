import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { EmailText } from './EmailText.tsx';

const meta = {
  component: EmailText,
  args: { children: 'avery@example.com' },
} satisfies Meta<typeof EmailText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;

function rangeOf(node: Node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** Returns the number of lines of each unbreakable part of the text. */
const linesOfWords = (element: Element) =>
  [...element.childNodes].filter(isText).map((node) => rangeOf(node).getClientRects().length);

export const LongOnAPhone: Story = {
  args: { children: 'maximiliana.featherstonehaugh@department.university.example.com' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Card>
      <DescriptionList items={[{ term: 'Email', value: <EmailText {...args} /> }]} />
    </Card>
  ),
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('definition');
    await expect(words).toHaveTextContent(args.children);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(30);
    const parts = [...words.querySelectorAll('span:has(> wbr)')];
    await expect(parts.flatMap(linesOfWords)).toEqual([1, 1, 1, 1, 1, 1]);
  },
};
