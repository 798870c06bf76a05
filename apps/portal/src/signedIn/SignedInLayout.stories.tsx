import type { AuthUser } from '@bank-bonuses/auth';
import { createFakeAuth, fakeUser } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { TestProviders } from '@bank-bonuses/testing';
import { Amount, PageHeader, Stack, StatCard } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { within } from 'storybook/test';
import { SignOutContext } from '../session/useSignOut.ts';
import { signedInScreens, SignedInScreensContext } from './signedInScreens.ts';
import { hideAmounts } from './topBar/hiddenAmounts.ts';
import { rememberSidebarOpen } from './sidebar/sidebarMemory.ts';
import { SignedInLayout } from './SignedInLayout.tsx';

const page = (
  <Stack gap="xl">
    <PageHeader title="Home" />
    <StatCard label="Total Earned" value={<Amount value={3850} tone="earned" />} />
  </Stack>
);

interface ScreenProps extends Partial<AuthUser> {
  /** Whether the session ends with the page, as in a browser that blocks storage. */
  endsWithPage?: boolean;
}

/** Renders the layout around a page with little content. */
function Screen({ endsWithPage = false, ...user }: ScreenProps) {
  const [auth] = useState(() => createFakeAuth({ endsWithPage }));
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <SignedInLayout user={{ ...fakeUser, ...user }} />,
          children: [{ path: '*', element: page }],
        },
      ],
      { initialEntries: [paths.dashboard] },
    ),
  );
  return (
    <TestProviders auth={auth}>
      <SignOutContext value={() => undefined}>
        <SignedInScreensContext value={signedInScreens}>
          <RouterProvider router={router} />
        </SignedInScreensContext>
      </SignOutContext>
    </TestProviders>
  );
}

const meta = {
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  // Simulates a first visit.
  beforeEach: () => {
    rememberSidebarOpen(true);
    hideAmounts(false);
    return () => {
      rememberSidebarOpen(true);
      hideAmounts(false);
    };
  },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

const onAPhone = { viewport: { value: 'phone' } };

/** Simulates a lost connection. */
const offline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
};

export const Playground: Story = {};

export const SidebarClosed: Story = { beforeEach: () => rememberSidebarOpen(false) };

export const SidebarOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const AmountsHidden: Story = { beforeEach: () => hideAmounts(true) };

export const Offline: Story = { beforeEach: offline };

export const LongName: Story = {
  args: {
    fullName: 'Maximiliana Wilhelmina Josephine Antoinette Featherstonehaugh-Cholmondeley',
    email: 'maximiliana.featherstonehaugh-cholmondeley@department.university.example.com',
  },
};

export const StoresNothing: Story = { args: { endsWithPage: true } };

export const OnAPhone: Story = { globals: onAPhone };

export const SheetOpenOnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }));
    const everything = within(canvasElement.ownerDocument.body);
    await within(await everything.findByRole('dialog')).findByRole('link', { name: 'Settings' });
  },
};

export const Inviting: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earn $50' }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};
