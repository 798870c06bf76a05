import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { onPaper } from '@bank-bonuses/test-config/onPaper';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  parameters: {
    // The dialog covers the page and moves focus, so the docs show it in a frame.
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Add Bank Account',
    children: <TextField label="Nickname" optional />,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Add Bank</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Add Bank Account
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};

export const WithDescription: Story = {
  args: { description: 'We use it to find bonuses that you have not had yet.' },
};

const clause =
  'The contractor works on his or her own account and decides when and how the work is done. ' +
  'Nothing in this agreement makes an employee of the contractor.';

export const LongText: Story = {
  args: {
    title: 'Independent Contractor Agreement',
    size: 'wide',
    actions: undefined,
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            {index + 1}. {clause}
          </Text>
        ))}
      </Stack>
    ),
  },
};

/** In print, the dialog stands alone, in its whole length. */
export const Printed: Story = {
  args: LongText.args,
  render: (args) => (
    <>
      <Text>The page behind the dialog</Text>
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    const last = within(dialog).getByText(/^24\./);
    const bottom = () => last.getBoundingClientRect().bottom;
    await expect(bottom()).toBeGreaterThan(dialog.getBoundingClientRect().bottom);
    await onPaper(async () => {
      await expect(page.getByText('The page behind the dialog')).not.toBeVisible();
      await expect(bottom()).toBeLessThan(dialog.getBoundingClientRect().bottom);
      await expect(bottom()).toBeLessThan(document.documentElement.scrollHeight);
    });
  },
};

/** Returns the background colors of the elements that cover this element at its top left corner. */
function colorsOver(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  const all = document.elementsFromPoint(left + 4, top + 4);
  return all.slice(0, all.indexOf(element)).map((each) => getComputedStyle(each).backgroundColor);
}

export const FromASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function FromASheet(args) {
    const [open, setOpen] = useState(false);
    return (
      <Sheet open onOpenChange={fn()} label="Navigation">
        <Text>Where the sheet begins</Text>
        <Button onClick={() => setOpen(true)}>Add Bank Account</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </Sheet>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Add Bank Account' }));
    const sheet = page.getByText('Where the sheet begins').closest('[role="dialog"]') as Element;
    await page.findByRole('dialog', { name: 'Add Bank Account' });
    await expect(colorsOver(sheet)).toContainEqual(expect.stringMatching(/^rgba.*, 0\.\d+\)$/));
  },
};
