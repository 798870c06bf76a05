import { AuthError } from '@bank-bonuses/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecondFactorScreen } from './SecondFactorScreen.testing.tsx';

/** The deployment requires a second factor, and the account has none. */
const meta = {
  component: SecondFactorScreen,
  parameters: { layout: 'fullscreen' },
  args: { isSetUp: false, known: [] },
} satisfies Meta<typeof SecondFactorScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => void (await canvas.findByLabelText('Name')),
};

const wrongCode = new AuthError(
  'This code is incorrect. Codes change every 30 seconds: please enter the newest one.',
  { code: 'mfa_verification_failed' },
);

export const WrongCode: Story = {
  args: { factors: { verify: () => Promise.reject(wrongCode) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByLabelText('6-digit code'));
    await userEvent.paste('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await canvas.findByText(/^This code is incorrect/);
  },
};
