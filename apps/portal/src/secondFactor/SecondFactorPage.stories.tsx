import { AuthError, type Factor, type Factors } from '@bank-bonuses/auth';
import { createFakeAuth, fakeFactor, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { TestProviders, testConfig } from '@bank-bonuses/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'storybook/test';
import { SecondFactorPage } from './SecondFactorPage.tsx';

const tablet: Factor = { ...fakeFactor, id: 'tablet', name: 'Tablet at home' };
const phone: Factor = {
  ...fakeFactor,
  id: 'phone',
  kind: 'phone',
  name: undefined,
  phone: '15555550123',
};

interface ScreenProps {
  known?: Factor[];
  factors?: Partial<Factors>;
  supportEmail?: string;
}

/** The page as the guard shows it, in the place of what was asked for. */
function Screen({ known = [fakeFactor], factors = {}, supportEmail }: ScreenProps) {
  const [auth] = useState(() =>
    createFakeAuth({
      state: signedInAs({}, { needsSecondFactor: true }),
      factors: { list: () => Promise.resolve(known), ...factors },
    }),
  );
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: <SecondFactorPage email={fakeUser.email} onSignOut={() => undefined} />,
        },
      ],
      { initialEntries: [paths.dashboard] },
    ),
  );
  const config = { ...testConfig, ...(supportEmail !== undefined && { supportEmail }) };
  return (
    <TestProviders auth={auth} config={config}>
      <RouterProvider router={router} />
    </TestProviders>
  );
}

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

const fails = (message: string) => () => Promise.reject(new AuthError(message));
const enterCode: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('6-digit code'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};
const sendCode: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Text me a code' }));

export const Playground: Story = {
  play: async ({ canvas }) => void (await canvas.findByLabelText('6-digit code')),
};

export const SeveralFactors: Story = {
  args: { known: [fakeFactor, tablet, phone] },
  play: async ({ canvas }) => void (await canvas.findByLabelText('Authenticator app “Work phone”')),
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('6-digit code'), '123');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Please enter the 6 digits of the code')).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: {
    factors: {
      verify: fails(
        'This code is not right. Codes change every 30 seconds: please enter the newest one.',
      ),
    },
  },
  play: async (context) => {
    await enterCode(context);
    await context.canvas.findByRole('alert');
  },
};

export const Checking: Story = {
  args: { factors: { verify: () => new Promise(() => undefined) } },
  play: enterCode,
};

export const Phone: Story = {
  args: { known: [phone] },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Text me a code' })),
};

export const CodeSent: Story = {
  args: { known: [phone] },
  play: async (context) => {
    await sendCode(context);
    await context.canvas.findByText(/^We have sent a code/);
  },
};

export const CodeNotSent: Story = {
  args: {
    known: [phone],
    factors: {
      challenge: fails('For security purposes, you can only request this after 37 seconds.'),
    },
  },
  play: async (context) => {
    await sendCode(context);
    await context.canvas.findByRole('alert');
  },
};

export const LostDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lost your device?' }));
    await expect(canvas.getByText(/Have ready/)).toBeVisible();
  },
};

export const WithoutSupportAddress: Story = { ...LostDevice, args: { supportEmail: '' } };

export const Loading: Story = { args: { factors: { list: () => new Promise(() => undefined) } } };

export const CouldNotBeLoaded: Story = {
  args: {
    factors: {
      list: fails(
        'We could not reach the sign-in service. Check your internet connection and try again.',
      ),
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

export const UnknownStep: Story = {
  args: { known: [] },
  play: async ({ canvas }) => void (await canvas.findByText(/^This page cannot ask/)),
};
