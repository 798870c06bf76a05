import type { UserProfile } from '@bank-bonuses/api-client';
import { faults, fixtures, mockApi, type Fault } from '@bank-bonuses/api-client/testing';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { answeringClient, TestProviders } from '@bank-bonuses/testing';
import { AmountsProvider, LiveRegion } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { SettingsPage } from './SettingsPage.tsx';

interface ScreenProps {
  profile?: UserProfile;
  /** What reading the profile comes to; the first times are good when `failsFrom` is later. */
  readFault?: Fault;
  /** Which reading is the first to fail. */
  failsFrom?: number;
  saveFault?: Fault;
  /** Whether amounts are hidden. */
  hidden?: boolean;
}

/** The page as the shell shows it, with a service that answers as the story wants. */
function Screen({
  profile = fixtures.profile,
  readFault,
  failsFrom = 1,
  saveFault,
  hidden = false,
}: ScreenProps) {
  const [auth] = useState(() => createFakeAuth({ state: signedInAs() }));
  const [client] = useState(() => {
    const editable = mockApi.editableProfile(profile);
    const good = answeringClient(
      ...(saveFault ? [mockApi.updateProfile(saveFault)] : []),
      ...editable,
    );
    const bad = answeringClient(mockApi.profile(readFault));
    let reads = 0;
    return {
      ...good,
      getProfile: (options?: Parameters<typeof good.getProfile>[0]) => {
        reads += 1;
        return (readFault && reads >= failsFrom ? bad : good).getProfile(options);
      },
    };
  });
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <main>
              <Link to={paths.dashboard}>Home</Link>
              <SettingsPage />
            </main>
          ),
        },
      ],
      { initialEntries: [paths.settings] },
    ),
  );
  return (
    <TestProviders auth={auth} client={client}>
      <AmountsProvider hidden={hidden}>
        <RouterProvider router={router} />
      </AmountsProvider>
      <LiveRegion />
    </TestProviders>
  );
}

const meta = { component: Screen } satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const loaded: Play = async ({ canvas }) => {
  await canvas.findByText('Active');
  await canvas.findByText(/^(Avery|Jordan|Maximiliana)/);
};

const press = async ({ canvasElement, userEvent }: Context, ...names: string[]) => {
  const page = within(canvasElement.ownerDocument.body);
  for (const name of names) await userEvent.click(await page.findByRole('button', { name }));
};

const after =
  (...names: string[]): Play =>
  async (context) => {
    await loaded(context);
    await press(context, ...names);
  };

const find = ({ canvasElement }: Context, text: string | RegExp) =>
  within(canvasElement.ownerDocument.body).findByText(text);

// The client says which call failed.
const allowConsole = [/^console\.error: API call failed: (GET|PUT) \/api\/user\/profile/];

export const Playground: Story = { play: loaded };

export const Loading: Story = { args: { readFault: faults.silence() } };

export const FailedToLoad: Story = {
  args: { readFault: faults.detail(503, 'We are counting. Please try again in a minute.') },
  parameters: { allowConsole },
  play: async ({ canvas }) => void (await canvas.findByRole('alert', {}, { timeout: 5_000 })),
};

export const Refreshing: Story = {
  args: { readFault: faults.silence(), failsFrom: 2 },
  play: async (context) => {
    await after('Refresh')(context);
    const button = context.canvas.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(button).toBeDisabled());
  },
};

export const FailedToRefresh: Story = {
  args: { readFault: faults.serverError(), failsFrom: 2 },
  parameters: { allowConsole },
  play: async (context) => {
    await after('Refresh')(context);
    await context.canvas.findByText('This page is not up to date', {}, { timeout: 5_000 });
  },
};

export const WithoutTheOptional: Story = {
  args: { profile: fixtures.sparseProfile },
  play: loaded,
};

export const LongValues: Story = {
  args: {
    profile: {
      ...fixtures.profile,
      first_name: 'Maximiliana Wilhelmina Josephine Antoinette',
      last_name: 'Featherstonehaugh-Cholmondeley-Majoribanks',
      personal_email:
        'maximiliana.featherstonehaugh-cholmondeley@department.university.example.com',
      address_line_1: '12345 North Old Saint Augustine Memorial Parkway Northwest, Building 42',
      employer: 'The Honourable Society of Very Long Names and Even Longer Explanations',
      income: 'about $75,000, more in a good year',
    },
  },
  play: loaded,
};

export const Editing: Story = {
  play: after(
    'Edit email',
    'Edit phone',
    'Edit address',
    'Edit employment',
    'Edit IRS withholding',
  ),
};

export const AmountsHidden: Story = { args: { hidden: true }, play: loaded };

export const EditingWithAmountsHidden: Story = {
  args: { hidden: true },
  play: after('Edit employment'),
};

export const EditingWithAdvice: Story = {
  play: async (context) => {
    await after('Edit email')(context);
    await context.userEvent.clear(context.canvas.getByLabelText('Email'));
    await context.userEvent.type(context.canvas.getByLabelText('Email'), 'nobody');
    await context.userEvent.tab();
    await find(context, /does not look like/);
  },
};

export const Saving: Story = {
  args: { saveFault: faults.silence() },
  play: async (context) => {
    await after('Edit email', 'Save')(context);
    await find(context, 'Saving...');
  },
};

export const Saved: Story = {
  play: async (context) => {
    await after('Edit phone', 'Save')(context);
    await find(context, 'Phone updated successfully');
  },
};

export const FailedToSave: Story = {
  args: { saveFault: faults.detail(503, 'We are counting. Please try again in a minute.') },
  parameters: { allowConsole },
  play: async (context) => {
    await after('Edit address', 'Save')(context);
    await find(context, 'Failed to update profile');
  },
};

export const PasswordShown: Story = {
  play: async (context) => {
    await after('Show bank password')(context);
    await find(context, 'Fictional-Bank-1');
  },
};

export const PasswordFetching: Story = {
  args: { readFault: faults.silence(), failsFrom: 2 },
  play: after('Show bank password'),
};

export const PasswordFailed: Story = {
  args: { readFault: faults.network(), failsFrom: 2 },
  parameters: { allowConsole },
  play: async (context) => {
    await after('Show bank password')(context);
    await find(context, /could not be fetched/);
  },
};

export const NoPasswordYet: Story = {
  args: { readFault: () => Response.json({ ...fixtures.profile, password: null }), failsFrom: 2 },
  play: async (context) => {
    await after('Show bank password')(context);
    await find(context, 'There is no bank password yet.');
  },
};

export const Leaving: Story = {
  play: async (context) => {
    await after('Edit email')(context);
    await context.userEvent.type(context.canvas.getByLabelText('Email'), 'x');
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Home' }));
    await find(context, 'Leave without saving?');
  },
};

const removing: Play = async (context) => {
  await after('Remove Consent')(context);
  await find(context, /to confirm/);
};

export const RemovingConsent: Story = { play: removing };

const typePhrase: Play = async (context) => {
  await removing(context);
  const page = within(context.canvasElement.ownerDocument.body);
  await context.userEvent.type(page.getByLabelText(/to confirm/), 'DELETE ACCOUNT');
};

export const RemovingConsentPhraseTyped: Story = { play: typePhrase };

export const ConsentRemoved: Story = {
  parameters: { allowConsole: [/^console\.warn: Account deletion requested$/] },
  play: async (context) => {
    await typePhrase(context);
    await press(context, 'Delete Account');
    await find(context, 'Please send your request by email too');
  },
};

const onAPhone = { viewport: { value: 'phone' } };

export const OnAPhone: Story = { ...Playground, globals: onAPhone };

export const EditingOnAPhone: Story = { ...Editing, globals: onAPhone };

export const FailedToSaveOnAPhone: Story = { ...FailedToSave, globals: onAPhone };
