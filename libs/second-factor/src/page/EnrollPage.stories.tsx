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
type Play = NonNullable<Story['play']>;

const rejectWith = (text: string, code?: string) => () =>
  Promise.reject(new AuthError(text, code === undefined ? {} : { code }));
const unreachable = rejectWith(
  'We could not reach the login service. Check your internet connection and try again.',
);

const goOn: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
const scan: Play = async (context) => {
  await goOn(context);
  await context.canvas.findByRole('img', { name: 'QR code for your authenticator app' });
};
const confirm =
  (code: string): Play =>
  async (context) => {
    await scan(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('6-digit code'), code);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
  };

export const Playground: Story = {
  play: async ({ canvas }) => void (await canvas.findByLabelText('Name')),
};

export const NotPrepared: Story = {
  args: { factors: { enroll: unreachable } },
  play: async (context) => {
    await goOn(context);
    await context.canvas.findByRole('alert');
  },
};

export const Code: Story = { play: scan };

export const WrongCode: Story = {
  args: {
    factors: {
      verify: rejectWith(
        'This code is incorrect. Codes change every 30 seconds: please enter the newest one.',
        'mfa_verification_failed',
      ),
    },
  },
  play: async (context) => {
    await confirm('123456')(context);
    await context.canvas.findByText(/^This code is incorrect/);
  },
};

export const CouldNotBeLoaded: Story = {
  args: { factors: { list: unreachable } },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
