import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast, type ToastMessage } from './toastContext.ts';
import * as styles from './ToastProvider.stories.css.ts';

function Shower(message: ToastMessage) {
  const { show } = useToast();
  return (
    <Button variant="outline" fullWidth onClick={() => show(message)}>
      Show a toast
    </Button>
  );
}

const saved: ToastMessage = { title: 'Email updated successfully', tone: 'positive' };

const meta = {
  component: ToastProvider,
  // Adds a table of the message's properties beside the table of the props.
  subcomponents: { ToastMessage: Shower },
  parameters: {
    // Toasts are outside the page's flow and can take focus, so the docs show them in a frame.
    docs: { story: { inline: false, height: '320px' } },
  },
  args: { children: <Shower {...saved} /> },
  argTypes: { children: { control: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await waitForToast(canvasElement.ownerDocument);
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Toasts are rendered outside the canvas, at the end of the document. */
async function waitForToast({ body }: Document) {
  await within(body).findAllByRole('group');
}

export const Playground: Story = {};

export const WithDescription: Story = {
  args: {
    children: (
      <Shower
        title="Failed to update profile"
        description="The server is being maintained. Please try again in a few minutes."
        tone="critical"
      />
    ),
  },
};

export const WithAction: Story = {
  args: {
    children: (
      <Shower
        title="The invitation could not be loaded"
        description="This page has been updated since you opened it."
        tone="critical"
        action={{ label: 'Load the page again', onSelect: () => undefined }}
      />
    ),
  },
};

export const Several: Story = {
  args: {
    children: (
      <>
        <Shower {...saved} />
        <Shower title="Copied!" description="Referral link copied to clipboard" />
      </>
    ),
  },
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

/** Returns whether nothing covers the bottom of the element, where toasts appear. */
function isUncovered(element: Element) {
  const { right, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(right - 48, top + height / 2));
}

/** Full-width buttons at the top and at the bottom of the window. */
export const ClearOfFocusOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <div className={styles.window}>
        <Button fullWidth>Go back</Button>
        <Shower {...saved} />
      </div>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shower = canvas.getByRole('button', { name: 'Show a toast' });
    await userEvent.click(shower);
    await waitForToast(canvasElement.ownerDocument);
    await expect(shower).toHaveFocus();
    await expect(isUncovered(shower)).toBe(true);
    const back = canvas.getByRole('button', { name: 'Go back' });
    back.focus();
    await waitFor(() => expect(isUncovered(back)).toBe(true));
    shower.focus();
    await waitFor(() => expect(isUncovered(shower)).toBe(true));
  },
};

export const ClearOfFocus: Story = {
  ...ClearOfFocusOnAPhone,
  globals: { viewport: { value: 'desktop' } },
};
