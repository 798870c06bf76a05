import { AuthError } from '@bank-bonuses/auth';
import { fakeFactor, fakeIdentity } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { phone, tablet } from '../testing/factors.testing.ts';
import { SettingsScreen } from '../testing/SettingsScreen.testing.tsx';
import { find, loaded, onAPhone, press, type Play } from '../testing/storyPlays.testing.ts';

/** Shows the Security card and its dialogs. */
const meta = { component: SettingsScreen } satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const refuse = (code: string, text: string) => () => Promise.reject(new AuthError(text, { code }));
const unreachable = refuse('', 'We could not reach the login service. Please try again.');

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

/** Presses a button inside the dialog. The button that opens the dialog has the same name. */
const pressInDialog = async ({ canvasElement, userEvent }: Parameters<Play>[0], name: string) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name });
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

const add = 'Add an authenticator app';

export const NoApp: Story = {
  args: { factors: { list: () => Promise.resolve([]) } },
  play: shown,
};

export const AppsAndPhone: Story = {
  args: { factors: { list: () => Promise.resolve([fakeFactor, tablet, phone]) } },
  play: shown,
};

export const AppsFailed: Story = { args: { factors: { list: unreachable } }, play: shown };

export const ShowingQrCode: Story = { play: pressed(add, 'Continue') };

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/**
 * The dialog starts at the instructions, and the code field is below the visible area. Browsers
 * scroll only the input into view, so the story checks that its focus ring is visible too.
 */
export const ShowingQrCodeOnAPhone: Story = {
  globals: onAPhone,
  play: async (context) => {
    await pressed(add, 'Continue')(context);
    const page = within(context.canvasElement.ownerDocument.body);
    // The first instruction is visible and focused.
    const instruction = await page.findByText('Scan this with your authenticator app:');
    await waitFor(() => expect(instruction).toHaveFocus());
    const text = await page.findByRole('region', { name: add });
    await expect(text.scrollTop).toBe(0);
    const field = page.getByLabelText('6-digit code');
    // Scrolls so that the visible area ends right below the input.
    text.scrollTop = 0;
    text.scrollTop = Math.ceil(bottomOf(field) - bottomOf(text));
    field.focus();
    const box = field.parentElement!;
    const { outlineWidth, outlineOffset } = getComputedStyle(box);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    await expect(bottomOf(box) + ring).toBeLessThanOrEqual(bottomOf(text));
  },
};

export const WrongCode: Story = {
  args: { factors: { verify: refuse('mfa_verification_failed', 'This code is incorrect.') } },
  play: async (context) => {
    await pressed(add, 'Continue')(context);
    await typed('6-digit code', '000000', 'Confirm')(context);
    await find(context, 'This code is incorrect.');
  },
};

export const RemovingLastApp: Story = { play: pressed('Remove Work phone') };

export const RemovingOneOfThree: Story = {
  args: { factors: { list: () => Promise.resolve([fakeFactor, tablet, phone]) } },
  play: pressed('Remove Work phone'),
};

export const RemovalRejected: Story = {
  args: { factors: { remove: unreachable } },
  play: async (context) => {
    await pressed('Remove Work phone')(context);
    await typed('6-digit code', '123456', 'Remove')(context);
    await find(context, /^We could not reach the login service/);
  },
};

export const ChangingPassword: Story = { play: pressed('Change password') };

export const WrongCurrentPassword: Story = {
  args: {
    accountSecurity: {
      changePassword: refuse('current_password_invalid', 'Your current password is incorrect.'),
    },
  },
  play: async (context) => {
    await pressed('Change password')(context);
    await typed('Current Password', 'wrong')(context);
    await typed('New Password', 'another horse')(context);
    await typed('Confirm New Password', 'another horse', 'Change password')(context);
    await find(context, 'Your current password is incorrect.');
  },
};

/**
 * Some configurations of the sign-in service require a code sent by email before the password can
 * be changed.
 */
export const MailedCodeAsked: Story = {
  args: {
    accountSecurity: {
      changePassword: refuse(
        'reauthentication_needed',
        'We have sent a code to your email address. Please enter it.',
      ),
    },
  },
  play: async (context) => {
    await pressed('Change password')(context);
    await typed('Current Password', 'correct horse')(context);
    await typed('New Password', 'another horse')(context);
    await typed('Confirm New Password', 'another horse')(context);
    await pressInDialog(context, 'Change password');
    await find(context, /^We have sent a code/);
  },
};

export const SigningOutOthers: Story = { play: pressed('Log out other devices') };

export const OthersNotSignedOut: Story = {
  args: { accountSecurity: { signOutOthers: unreachable } },
  play: async (context) => {
    await SigningOutOthers.play?.(context);
    await pressInDialog(context, 'Log out other devices');
    await find(context, /^We could not reach the login service/);
  },
};

const google = {
  ...fakeIdentity,
  id: 'google',
  provider: 'google',
  email: 'alex@gmail.example',
  linkedAt: '2026-03-01T09:00:00Z',
};
const linked = [fakeIdentity, google];
const withProviders = {
  ...testConfig,
  signInProviders: ['google', 'apple'],
  unlink: true as const,
};
const noFactor = { list: () => Promise.resolve([]) };

export const LinkedSignIns: Story = {
  args: { config: withProviders, providers: { list: () => Promise.resolve(linked) } },
  play: async (context) => {
    await shown(context);
    await find(context, 'Linked logins');
  },
};

export const UnlinkingByMail: Story = {
  args: { ...LinkedSignIns.args, factors: noFactor },
  play: pressed('Unlink Google'),
};

export const UnlinkingByMailCode: Story = {
  args: UnlinkingByMail.args,
  play: pressed('Unlink Google', 'Email me a code'),
};

export const WrongMailCode: Story = {
  args: {
    ...UnlinkingByMail.args,
    providers: {
      list: () => Promise.resolve(linked),
      checkCode: refuse('otp_expired', 'This code is incorrect or has expired.'),
    },
  },
  play: async (context) => {
    await UnlinkingByMailCode.play!(context);
    await typed('6-digit code', '000000', 'Unlink')(context);
    await find(context, 'This code is incorrect or has expired.');
  },
};

const withPhones = { ...testConfig, phoneFactors: true } as const;
const addPhone = 'Add a phone';

export const WrongPhoneNumber: Story = {
  args: { config: withPhones },
  play: async (context) => {
    await pressed(addPhone)(context);
    await typed('Phone number', '12', 'Text me a code')(context);
    await find(context, /^Please enter a phone number/);
  },
};

export const ConfirmingPhone: Story = {
  args: { config: withPhones },
  play: async (context) => {
    await pressed(addPhone)(context);
    await typed('Phone number', '(555) 010-0144', 'Text me a code')(context);
    await find(context, 'We have sent a code to +15550100144.');
  },
};
