import { AuthError } from '@bank-bonuses/auth';
import {
  createFakeAuth,
  fakeFactor,
  fakeIdentity,
  fakePhone,
  signedInAs,
  type FakeAuthOptions,
} from '@bank-bonuses/auth/testing';
import { testConfig, TestProviders } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  entered,
  found,
  inOrder,
  onAPhone,
  pressed,
  type Play,
} from '../testing/storyPlays.testing.ts';
import { SecuritySection } from './SecuritySection.tsx';

interface CardProps extends Pick<FakeAuthOptions, 'factors' | 'accountSecurity' | 'providers'> {
  config?: typeof testConfig;
}

/** Renders the Security card with a mocked sign-in service. */
function Card({ config = testConfig, ...calls }: CardProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs(), ...calls }));
  return (
    <TestProviders auth={auth} config={config}>
      <SecuritySection />
    </TestProviders>
  );
}

/** Shows the Security card and its dialogs. */
const meta = { component: Card } satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

const refuse = (code: string, text: string) => () => Promise.reject(new AuthError(text, { code }));
const unreachable = refuse('', 'We could not reach the login service. Please try again.');

const several = [fakeFactor, { ...fakeFactor, id: 'tablet', name: 'Tablet' }, fakePhone];
const noFactor = { list: () => Promise.resolve([]) };

/** Presses a button inside the dialog. The button that opens the dialog has the same name. */
const pressedInDialog =
  (name: string): Play =>
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name });
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

const add = 'Add an authenticator app';

export const NoApp: Story = { args: { factors: noFactor }, play: found(/^You have not added one/) };

export const AppsAndPhone: Story = {
  args: { factors: { list: () => Promise.resolve(several) } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Remove Tablet' })),
};

export const AppsFailed: Story = {
  args: { factors: { list: unreachable } },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/**
 * The dialog starts at the instructions, and the code field is below the visible area. Browsers
 * scroll only the input into view, so the story checks that its focus ring is visible too.
 */
export const ShowingQrCodeOnAPhone: Story = {
  globals: onAPhone,
  play: async (context) => {
    await pressed(add, 'Continue')(context);
    // The first instruction is visible and focused.
    const instruction = await screen.findByText('Scan this with your authenticator app:');
    await waitFor(() => expect(instruction).toHaveFocus());
    const text = await screen.findByRole('region', { name: add });
    await expect(text.scrollTop).toBe(0);
    const field = screen.getByLabelText('6-digit code');
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
  play: inOrder(
    pressed(add, 'Continue'),
    entered('6-digit code', '000000'),
    pressed('Confirm'),
    found('This code is incorrect.'),
  ),
};

export const RemovingOneOfThree: Story = {
  args: AppsAndPhone.args!,
  play: inOrder(pressed('Remove Work phone'), found('Take the code from')),
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
  play: inOrder(
    pressed('Change password'),
    entered('Current Password', 'correct horse'),
    entered('New Password', 'another horse'),
    entered('Confirm New Password', 'another horse'),
    pressedInDialog('Change password'),
    found(/^We have sent a code/),
  ),
};

export const NoCurrentPassword: Story = {
  play: inOrder(
    pressed('Change password'),
    pressedInDialog('Change password'),
    found(/^Please enter your current password/),
  ),
};

export const OthersNotSignedOut: Story = {
  args: { accountSecurity: { signOutOthers: unreachable } },
  play: inOrder(
    pressed('Log out other devices'),
    pressedInDialog('Log out other devices'),
    found(/^We could not reach the login service/),
  ),
};

const google = { ...fakeIdentity, id: 'google', provider: 'google', email: 'alex@gmail.example' };

export const LinkedSignIns: Story = {
  args: {
    config: { ...testConfig, signInProviders: ['google', 'apple'], unlink: true },
    providers: { list: () => Promise.resolve([fakeIdentity, google]) },
    factors: noFactor,
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Unlink Google' })),
};

export const UnlinkingByMail: Story = {
  args: LinkedSignIns.args!,
  play: inOrder(pressed('Unlink Google'), found(/we email a code to/)),
};

const withPhones = { ...testConfig, phoneFactors: true } as const;

export const WrongPhoneNumber: Story = {
  args: { config: withPhones },
  play: inOrder(
    pressed('Add a phone'),
    entered('Phone number', '12'),
    pressed('Text me a code'),
    found(/^Please enter a phone number/),
  ),
};

export const ConfirmingPhone: Story = {
  args: { config: withPhones },
  play: inOrder(
    pressed('Add a phone'),
    entered('Phone number', '(555) 010-0144'),
    pressed('Text me a code'),
    found('We have sent a code to +15550100144.'),
  ),
};
