import type { Meta, StoryObj } from '@storybook/react-vite';

function Paragraph({ text, color, ground }: { text: string; color?: string; ground?: string }) {
  return <p style={{ color, background: ground }}>{text}</p>;
}

/**
 * Each story breaks one rule of the story tests, and the test run fails if it passes. With
 * `mustFail: false` a story must pass.
 */
const meta = {
  component: Paragraph,
  args: { text: 'Fails on purpose' },
  parameters: { mustFail: true },
} satisfies Meta<typeof Paragraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaleText: Story = { args: { color: '#ccc', ground: '#fff' } };

export const ConsoleError: Story = { play: () => console.error('undeclared') };

export const ConsoleWarning: Story = { play: () => console.warn('undeclared') };

/** No server listens on port 9. The guard must report the request although it fails. */
export const RequestElsewhere: Story = {
  play: async () => {
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
  },
};

export const FailedPlay: Story = {
  play: () => {
    throw new Error('undeclared');
  },
};

export const DeclaredConsoleError: Story = {
  parameters: { mustFail: false, allowConsole: [/^console\.error: declared$/] },
  play: () => console.error('declared'),
};

/** Dark text that is unreadable only on the dark theme's background. */
export const PaleInDark: Story = {
  parameters: { mustFail: 'dark' },
  args: { color: '#222', ground: 'light-dark(#fff, #000)' },
};

/** Passes, because a story that disables an axe rule disables it in both themes. */
export const PaleInDarkByDesign: Story = {
  ...PaleInDark,
  parameters: {
    mustFail: false,
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};
