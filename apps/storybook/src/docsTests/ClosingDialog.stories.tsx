import { Button, Dialog } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { within } from 'storybook/test';

/** A dialog that takes a second to close. While it closes, axe would reject its focus guards. */
function SlowDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <style>{'[data-ending-style] { transition: opacity 1s !important }'}</style>
      <Dialog title="Slow dialog" open={isOpen} onOpenChange={setIsOpen}>
        <Button onClick={() => setIsOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

const meta = { component: SlowDialog } satisfies Meta<typeof SlowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The run must check the page after the dialog has closed. */
export const ClosesBeforeTheCheck: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Done' }));
  },
};
