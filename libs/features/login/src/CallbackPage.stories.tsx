import type { RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { StoryPage } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallbackPage } from './CallbackPage.tsx';

/** Renders the page in the shell, as if the mailed link had the story's result. */
const Screen = (options: FakeAuthOptions) => (
  <StoryPage auth={createFakeAuth(options)} path={paths.authCallback}>
    <CallbackPage />
  </StoryPage>
);

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { redirectResult: new Promise<RedirectResult>(() => undefined) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;
export const Playground: Story = {};

/** The link is used only when the button is pressed, because mail scanners open links too. */
export const ToBeConfirmed: Story = {
  args: { redirectResult: { kind: 'unverified', purpose: 'confirmation' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm' });
  },
};

export const ConfirmedInAnotherBrowser: Story = {
  args: { redirectResult: { kind: 'confirmed-elsewhere', isProved: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Log in to continue' });
  },
};

/** A failure of a provider, or of the network, looks the same. */
export const Expired: Story = {
  args: {
    redirectResult: {
      kind: 'failed',
      reason: 'expired',
      message: 'This link has expired or has already been used.',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
