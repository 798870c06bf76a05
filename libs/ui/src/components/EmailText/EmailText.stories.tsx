import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { DetailList } from '../DetailList/DetailList.tsx';
import { EmailText } from './EmailText.tsx';

const meta = {
  component: EmailText,
  args: { children: 'avery@example.com' },
} satisfies Meta<typeof EmailText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On how many lines each run of letters between two possible breaks stands. */
function linesOfWords(element: Element) {
  return [element, ...element.children]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getClientRects().length;
    });
}

export const LongOnAPhone: Story = {
  args: { children: 'maximiliana.featherstonehaugh@department.university.example.com' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Card>
      <DetailList details={[{ term: 'Email', value: <EmailText {...args} /> }]} />
    </Card>
  ),
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('definition');
    await expect(words).toHaveTextContent(args.children);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(30);
    const address = words.querySelector('wbr')?.parentElement ?? words;
    await expect(linesOfWords(address)).toEqual([1, 1, 1, 1, 1, 1]);
  },
};

export const BreaksBeforeTheSign: Story = {
  ...LongOnAPhone,
  args: { children: 'maximiliana.featherstonehaugh@example.com' },
  play: async ({ canvas }) => {
    const domain = canvas.getByText('@example.com');
    const address = domain.parentElement ?? domain;
    await expect(domain.getClientRects()).toHaveLength(1);
    await expect(domain.getBoundingClientRect().left).toBe(address.getBoundingClientRect().left);
    await expect(linesOfWords(address)).toEqual([1, 1, 1, 1]);
  },
};
