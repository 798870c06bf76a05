import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Continue' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Outline: Story = { args: { variant: 'outline', children: 'Cancel' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Previous' } };

export const Tones: Story = {
  render: () => (
    <Inline>
      <Button tone="accent">Continue</Button>
      <Button tone="neutral">Export</Button>
      <Button tone="critical">Delete account</Button>
      <Button tone="neutral" variant="outline">
        Choose photo
      </Button>
      <Button tone="critical" variant="outline">
        Remove consent
      </Button>
      <Button tone="neutral" variant="quiet">
        Remove
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <Button disabled>Continue</Button>
      <Button disabled variant="outline">
        Cancel
      </Button>
      <Button disabled variant="quiet">
        Previous
      </Button>
    </Inline>
  ),
};

export const Loading: Story = {
  args: { children: 'Login', loadingText: 'Logging in...', loading: true },
};

export const LoadingInPlace: Story = { args: { children: 'Save', loading: true } };

export const Small: Story = { args: { size: 'small', variant: 'outline', tone: 'neutral' } };

export const FullWidth: Story = { args: { fullWidth: true, children: 'Login' } };

export const WithIcon: Story = {
  args: {
    icon: (
      <Icon>
        <ArrowRight />
      </Icon>
    ),
    children: 'Next',
  },
};

/** Text and an amount share one line. */
export const WithAmount: Story = {
  args: {
    variant: 'outline',
    children: (
      <>
        Earn <Amount value={50} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Earn $50.00' });
    const amount = canvas.getByText('$50.00');
    await expect(amount.parentElement).not.toBe(button);
    await expect(amount.getBoundingClientRect().left).toBeGreaterThan(
      amount.parentElement?.getBoundingClientRect().left ?? 0,
    );
  },
};
