import { LazyCodeError } from '@bank-bonuses/lazy';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ConfigProblemPage } from './ConfigProblemPage.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { problemTexts } from './problemTexts.ts';
import { SecondFactorPage } from './SecondFactorPage.tsx';

const Page = ({ children }: { children: ReactNode }) => children;

/** What the shell shows in the place of a screen. */
const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <LoadingPage /> },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Failed: Story = {
  args: { children: <ProblemPage {...problemTexts(new Error())} onAction={() => undefined} /> },
};

export const ScriptGone: Story = {
  args: {
    children: (
      <ProblemPage
        {...problemTexts(new LazyCodeError('No longer there', true))}
        onAction={() => undefined}
      />
    ),
  },
};

export const SecondFactorNeeded: Story = {
  args: { children: <SecondFactorPage onSignOut={() => undefined} /> },
};

export const NotSetUp: Story = {
  args: { children: <ConfigProblemPage problems={['apiUrl is missing', 'authKey is missing']} /> },
};
