import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SsnField } from './SsnField.tsx';

const meta = {
  component: SsnField,
  args: { label: 'Social Security Number', value: '900-12-3456' },
  render: function Playground(args) {
    const [value, setValue] = useState(args.value);
    return <SsnField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SsnField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The Show button appears with the first digit, and the field keeps its size. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Social Security Number' });
    const boxSize = () => {
      const { left, width, height } = input.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return { left, width, height, inputLeft: input.getBoundingClientRect().left };
    };
    await expect(canvas.queryByRole('button')).toBeNull();
    const emptySize = boxSize();
    await userEvent.type(input, '9');
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(boxSize()).toEqual(emptySize);
    await userEvent.clear(input);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show social security number' }));
  },
};

export const Short: Story = {
  args: { width: 'short' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Social Security Number' });
    const button = canvas.getByRole('button', { name: 'Show social security number' });
    await expect(input.scrollWidth).toBe(input.clientWidth);
    const left = input.getBoundingClientRect().left;
    await expect(button.getBoundingClientRect().right - left).toBeLessThan(208);
  },
};

export const Invalid: Story = {
  args: { value: '900-12', error: 'Social Security Number must have 9 digits' },
};
