import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
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

export const BreaksBeforeTheSign: Story = {
  ...LongOnAPhone,
  // Too long for one line even in the kit's narrow font.
  args: { children: 'maximiliana.featherstonehaugh@university.example' },
  play: async ({ canvas }) => {
    const domain = canvas.getByText('@university.example');
    const name = domain.parentElement?.firstElementChild ?? domain;
    await expect(name).toHaveTextContent('maximiliana.featherstonehaugh');
    await expect(domain.getBoundingClientRect().left).toBe(name.getBoundingClientRect().left);
    await expect(domain.getBoundingClientRect().top).toBeGreaterThan(
      name.getBoundingClientRect().top,
    );
    await expect([name, domain].flatMap(linesOfWords)).toEqual([1, 1, 1, 1]);
  },
};

/** A name that fits on a line does not break at its dot to fill the previous line. */
export const InASentence: Story = {
  args: { children: 'avery.example@example.com' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack gap="md">
      {[
        'We called',
        'We wrote',
        'We have written',
        'There is no account for',
        'We have sent an email to',
      ].map((before) => (
        <Text key={before}>
          {before} a customer with <EmailText {...args} /> today.
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const domain of canvas.getAllByText('@example.com')) {
      const name = domain.parentElement?.firstElementChild ?? domain;
      await expect(name).toHaveTextContent('avery.example');
      const tops = [...name.childNodes]
        .filter(isText)
        .map((node) => rangeOf(node).getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    }
  },
};
