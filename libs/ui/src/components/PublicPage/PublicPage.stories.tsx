import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Button } from '../Button/Button.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { IconList } from '../IconList/IconList.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StepProgress } from '../StepProgress/StepProgress.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PublicPage } from './PublicPage.tsx';
import { PublicPageFoot } from './PublicPageFoot.tsx';

const about = (
  <IconList
    items={[
      {
        icon: <Landmark />,
        title: 'We find bonuses worth having',
        description: 'And tell you what each one asks for before anything is opened.',
      },
      {
        icon: <ArrowLeftRight />,
        title: 'We open and manage the accounts',
        description: 'And move the money that meets the conditions.',
      },
      {
        icon: <ReceiptText />,
        title: 'You see every dollar',
        description: 'Your share comes by bank transfer.',
      },
    ]}
  />
);

const meta = {
  component: PublicPage,
  subcomponents: { PublicPageFoot },
  parameters: {
    layout: 'fullscreen',
    // The story is a whole page, so the docs show it in a frame.
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    title: 'Welcome back',
    description: 'Login with your email and password',
    aside: about,
    asideTitle: 'What we do for you',
    footer: (
      <>
        By logging in you agree to the <TextLink href="#terms">Terms of Service</TextLink> and the{' '}
        <TextLink href="#privacy">Privacy Policy</TextLink>.
      </>
    ),
    children: (
      <Stack gap="lg">
        <TextField label="Email" type="email" autoComplete="username" />
        <PasswordField label="Password" autoComplete="current-password" />
        <Button type="submit" fullWidth>
          Login
        </Button>
        <Stack gap="xs" align="start">
          <TextLink standalone href="#reset">
            Forgot your password?
          </TextLink>
          <Text>
            Don&apos;t have an account? <TextLink href="#register">Sign up</TextLink>
          </Text>
        </Stack>
      </Stack>
    ),
  },
} satisfies Meta<typeof PublicPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutAside: Story = { args: { aside: undefined } };

export const Wizard: Story = {
  args: {
    width: 'wizard',
    title: 'Bank Bonuses User Portal',
    description: 'About ten minutes. Have your ID, a way to pay and your existing banks at hand.',
    asideTitle: 'What you need',
    footer: undefined,
    children: (
      <Stack gap="xl">
        <StepProgress
          steps={['Account', 'Personal', 'Address', 'Security', 'Sign Up']}
          current={2}
        />
        <Heading level={2}>Personal</Heading>
        <ErrorSummary message="SSN must be 9 digits. Format: XXX-XX-XXXX" />
        <Stack gap="lg">
          <Columns>
            <TextField label="First name" autoComplete="given-name" />
            <TextField label="Last name" autoComplete="family-name" />
          </Columns>
          <TextField label="Phone" type="tel" autoComplete="tel" />
          <TextField
            label="Social security number"
            description="For your tax form. We never show it in full."
            placeholder="XXX-XX-XXXX"
            autoComplete="off"
            error="SSN must be 9 digits. Format: XXX-XX-XXXX"
          />
          <DateField label="Date of birth" autoComplete="bday" />
        </Stack>
        <Inline justify="between">
          <Button variant="quiet" tone="neutral">
            Previous
          </Button>
          <Button>Next</Button>
        </Inline>
      </Stack>
    ),
  },
};
