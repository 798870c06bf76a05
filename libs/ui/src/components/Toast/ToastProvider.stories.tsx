import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast, type ToastMessage } from './toastContext.ts';

function Shower(message: ToastMessage) {
  const { show } = useToast();
  return (
    <Button variant="outline" onClick={() => show(message)}>
      Show a toast
    </Button>
  );
}

const Screen = (message: ToastMessage) => (
  <ToastProvider>
    <Shower {...message} />
  </ToastProvider>
);

const meta = {
  component: Screen,
  args: { title: 'Email updated successfully', tone: 'positive' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await waitForToast(canvasElement.ownerDocument);
  },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Toasts stand outside the canvas, at the end of the document. */
async function waitForToast({ body }: Document) {
  await within(body).findAllByRole('group');
}

export const Playground: Story = {};

export const WithDescription: Story = {
  args: {
    title: 'Failed to update profile',
    description: 'The server is being maintained. Please try again in a few minutes.',
    tone: 'critical',
  },
};

export const WithAction: Story = {
  args: {
    title: 'The invitation could not be loaded',
    description: 'This page has been updated since you opened it.',
    tone: 'critical',
    action: { label: 'Load the page again', onAction: () => undefined },
  },
};

export const Several: Story = {
  render: (message) => (
    <ToastProvider>
      <Shower {...message} />
      <Shower title="Copied!" description="Referral link copied to clipboard" />
    </ToastProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Show a toast' }))
      await userEvent.click(button);
    await waitForToast(canvasElement.ownerDocument);
  },
};

export const OnAPhone: Story = {
  ...WithDescription,
  globals: { viewport: { value: 'phone' } },
};
