import { mockFailures } from '@bank-bonuses/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HomeScreen } from './HomeScreen.testing.tsx';

/** Shows Home while requests after the first load are pending, and after they have failed. */
const meta = {
  component: HomeScreen,
  // The API client logs which call failed.
  parameters: { allowConsole: [/^console\.error: API call failed: GET \/api\/user\//] },
} satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const after =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('figure', { name: 'Earnings Overview' });
    await canvas.findByText(/^Showing 1 to/);
    await userEvent.click(canvas.getByRole('button', { name }));
  };

const silence = { stats: mockFailures.silence(), activity: mockFailures.silence() };

export const RefreshFailed: Story = {
  args: { later: { stats: mockFailures.serverError(), activity: mockFailures.serverError() } },
  play: async (context) => {
    await after('Refresh')(context);
    await context.canvas.findByText('This page is not up to date');
  },
};

export const TurningPage: Story = {
  args: { later: silence },
  play: async (context) => {
    await after('Next')(context);
    const table = context.canvas.getByRole('table', { name: 'Recent Activity' });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
  },
};

export const AnotherPageFailed: Story = {
  args: { later: { activity: mockFailures.serverError() } },
  play: async (context) => {
    await after('Next')(context);
    await context.canvas.findByText('Failed to fetch task completions');
  },
};

export const Downloading: Story = {
  args: { later: silence },
  play: async (context) => {
    await after('Download CSV')(context);
    await context.canvas.findByRole('progressbar', { name: 'Download of your activity' });
  },
};

export const DownloadFailed: Story = {
  args: { later: { activity: mockFailures.detail(503, 'Your activity is being counted.') } },
  play: async (context) => {
    await after('Download CSV')(context);
    await context.canvas.findByText('The activity could not be downloaded');
  },
};
