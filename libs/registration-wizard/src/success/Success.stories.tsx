import { fixtures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledForm } from '../testing/filledForm.ts';
import { goOn } from '../testing/storyPlays.ts';
import { WizardStory } from '../testing/WizardStory.testing.tsx';

const meta = {
  title: '7 After registering',
  component: WizardStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 5, answers: filledForm },
} satisfies Meta<typeof WizardStory>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The address had a registration with another payment method. */
export const AddressRegisteredAlready: Story = {
  args: { response: { ...fixtures.fullReceipt, already_registered: true } },
  play: async (context) => {
    await goOn(context);
    await expect(
      await context.canvas.findByText('This email address was already registered'),
    ).toBeVisible();
  },
};

export const AfterAReload: Story = {
  args: { step: 1, registered: { reference: 'BB-7K3M-Q2', isConfirmed: false, hasReceipt: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const received = await canvas.findByText(/^We received your registration/);
    await expect(received).toHaveTextContent('We received your registration (BB-7K3M-Q2).');
    // The reference must be on one line.
    const words = canvas.getByText('(BB-7K3M-Q2)').firstChild;
    const range = document.createRange();
    if (words) range.selectNodeContents(words);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
