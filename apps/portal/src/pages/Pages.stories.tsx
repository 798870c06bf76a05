import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ConfigErrorPage } from './ConfigErrorPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { scriptError } from '../testing/failedImport.ts';
import { errorMessages } from './errorMessages.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

const Page = ({ children }: { children: ReactNode }) => children;

/** The error and loading pages that the shell renders instead of a screen. */
const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <LoadingPage /> },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LoggingOut: Story = { args: { children: <LoadingPage text="Logging out…" /> } };

export const Unreachable: Story = {
  args: { children: <UnreachablePage onRetry={() => undefined} /> },
};

export const Failed: Story = {
  args: { children: <ErrorPage {...errorMessages(new Error())} onAction={() => undefined} /> },
};

export const ScriptGone: Story = {
  args: {
    children: <ErrorPage {...errorMessages(scriptError())} onAction={() => undefined} />,
  },
};

export const NotSetUp: Story = {
  args: { children: <ConfigErrorPage errors={['apiUrl is missing', 'authKey is missing']} /> },
};
