import { AuthError } from '@bank-bonuses/auth';
import { fakeFactor } from '@bank-bonuses/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { SettingsScreen } from '../testing/SettingsScreen.testing.tsx';
import { find, loaded, onAPhone, press, type Play } from '../testing/storyPlays.testing.ts';

/** The Security card and its windows. */
const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const never = () => new Promise<never>(() => undefined);
const refuse = (code: string, text: string) => () => Promise.reject(new AuthError(text, { code }));
const unreachable = refuse('', 'We could not reach the sign-in service. Please try again.');
const tablet = { ...fakeFactor, id: 'tablet', name: 'Tablet' };
const phone = {
  ...fakeFactor,
  id: 'phone',
  name: undefined,
  kind: 'phone',
  phone: '15550100123',
} as const;
const ten = Array.from({ length: 10 }, (_, at) => ({
  ...fakeFactor,
  id: `${at}`,
  name: `App ${at}`,
}));

const shown: Play = async (context) => {
  await loaded(context);
  await find(context, 'This session');
};

const pressed =
  (...names: string[]): Play =>
  async (context) => {
    await shown(context);
    await press(context, ...names);
  };

const typed =
  (label: string, text: string, ...names: string[]): Play =>
  async (context) => {
    const page = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.type(await page.findByLabelText(label), text);
    await press(context, ...names);
  };

const add = 'Add an authenticator app';

export const OneApp: Story = { play: shown };

export const NoApp: Story = {
  args: { factors: { list: () => Promise.resolve([]) } },
  play: shown,
};

export const AppsAndPhone: Story = {
  args: { factors: { list: () => Promise.resolve([fakeFactor, tablet, phone]) } },
  play: shown,
};

export const TenApps: Story = {
  args: { factors: { list: () => Promise.resolve(ten) } },
  play: shown,
};

export const LoadingApps: Story = { args: { factors: { list: never } }, play: shown };

export const AppsFailed: Story = { args: { factors: { list: unreachable } }, play: shown };

export const NamingApp: Story = { play: pressed(add) };

export const ShowingQrCode: Story = { play: pressed(add, 'Continue') };

export const ShowingQrCodeOnAPhone: Story = { ...ShowingQrCode, globals: onAPhone };

export const WrongCode: Story = {
  args: { factors: { verify: refuse('mfa_verification_failed', 'This code is not right.') } },
  play: async (context) => {
    await pressed(add, 'Continue')(context);
    await typed('6-digit code', '000000', 'Confirm')(context);
    await find(context, 'This code is not right.');
  },
};

export const AppAdded: Story = {
  play: async (context) => {
    await pressed(add, 'Continue')(context);
    await typed('6-digit code', '123456', 'Confirm')(context);
    await find(context, /was added/);
  },
};

export const RemovingLastApp: Story = { play: pressed('Remove Work phone') };

export const RemovingOneOfThree: Story = {
  args: { factors: { list: () => Promise.resolve([fakeFactor, tablet, phone]) } },
  play: pressed('Remove Work phone'),
};

export const ChangingPassword: Story = { play: pressed('Change password') };

export const WrongCurrentPassword: Story = {
  args: {
    accountSecurity: {
      changePassword: refuse('current_password_invalid', 'Your current password is not right.'),
    },
  },
  play: async (context) => {
    await pressed('Change password')(context);
    await typed('Current Password', 'wrong')(context);
    await typed('New Password', 'another horse')(context);
    await typed('Confirm New Password', 'another horse', 'Change password')(context);
    await find(context, 'Your current password is not right.');
  },
};

export const SigningOutOthers: Story = { play: pressed('Sign out other devices') };

export const SigningOutEverywhere: Story = { play: pressed('Sign out everywhere') };
