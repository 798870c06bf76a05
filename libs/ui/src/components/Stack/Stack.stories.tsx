import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PageContent } from '../PageContent/PageContent.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <Card>First</Card>
        <Card>Second</Card>
        <Card>Third</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A button and a badge are as wide as their text, unless a button has `fullWidth`. */
export const ButtonsAndBadges: Story = {
  args: {
    children: (
      <>
        <Button>Save</Button>
        <ButtonLink href="#">Open</ButtonLink>
        <StatusBadge>New</StatusBadge>
        <Button fullWidth>Log in</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = (text: string) => canvas.getByText(text).closest('a, button, span:has(> span)');
    const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width;
    for (const text of ['Save', 'Open', 'New']) await expect(widthOf(box(text))).toBeLessThan(160);
    const filled = box('Log in');
    await expect(widthOf(filled)).toBe(widthOf(filled?.parentElement));
  },
};

export const Wide: Story = { args: { gap: 'xl' } };

/** With `width="form"`, fields are not as wide as the page; on a phone they fill it. */
export const Form: Story = {
  args: {
    width: 'form',
    gap: 'lg',
    children: (
      <>
        <TextField label="First name" />
        <Inline>
          <Button type="submit">Next</Button>
        </Inline>
      </>
    ),
  },
  render: (args) => (
    <PageContent>
      <Stack {...args} />
    </PageContent>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    const button = canvas.getByRole('button', { name: 'Next' });
    canvasElement.style.width = '1160px';
    await waitFor(() => expect(field.parentElement?.offsetWidth).toBe(440));
    await expect(button.offsetWidth).toBeLessThan(200);
    canvasElement.style.width = '320px';
    await waitFor(() => expect(field.parentElement?.offsetWidth).toBeLessThan(320));
    canvasElement.style.removeProperty('width');
  },
};
