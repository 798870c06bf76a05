import {
  fixtures,
  mockApi,
  mockFailures,
  type MockFailure,
} from '@bank-bonuses/api-client/testing';
import { mockClient, StoryPage } from '@bank-bonuses/testing';
import { AmountsProvider, LiveRegion, Stack } from '@bank-bonuses/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from 'react-router';
import { AddressCard } from '../cards/AddressCard.tsx';
import type { CardProps } from '../cards/cardProps.ts';
import { EmploymentCard } from '../cards/EmploymentCard.tsx';
import { PersonalCard } from '../cards/PersonalCard.tsx';
import { CardOfProfile } from '../testing/CardOfProfile.testing.tsx';
import {
  allowConsole,
  entered,
  found,
  inOrder,
  loaded,
  onAPhone,
  pressed,
} from '../testing/storyPlays.testing.ts';
import { UnsavedEdits } from './UnsavedEdits.tsx';

const Cards = (props: CardProps) => (
  <Stack gap="lg">
    <Link to="/dashboard">Home</Link>
    <UnsavedEdits>
      <PersonalCard {...props} />
      <AddressCard {...props} />
      <EmploymentCard {...props} />
    </UnsavedEdits>
  </Stack>
);

interface ScreenProps {
  mockSaveFailure?: MockFailure;
  /** Whether amounts are hidden. */
  hidden?: boolean;
}

/** Renders the cards with editable sections, with a mocked service. */
function Screen({ mockSaveFailure, hidden = false }: ScreenProps) {
  return (
    <StoryPage
      client={mockClient(
        ...(mockSaveFailure ? [mockApi.updateProfile(mockSaveFailure)] : []),
        ...mockApi.editableProfile(fixtures.profile),
      )}
    >
      <AmountsProvider hidden={hidden}>
        <CardOfProfile Card={Cards} />
      </AmountsProvider>
      <LiveRegion />
    </StoryPage>
  );
}

/** Shows the sections while they are edited and saved. */
const meta = { component: Screen } satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EditingOnAPhone: Story = {
  globals: onAPhone,
  play: inOrder(
    loaded,
    pressed('Edit email', 'Edit phone', 'Edit address'),
    entered('Email', 'nobody'),
    async ({ userEvent }) => userEvent.tab(),
    async ({ canvas }) =>
      waitFor(() =>
        expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/does not look like/),
      ),
  ),
};

export const EditingWithAmountsHidden: Story = {
  args: { hidden: true },
  play: inOrder(loaded, pressed('Edit employment')),
};

export const Saving: Story = {
  args: { mockSaveFailure: mockFailures.silence() },
  play: inOrder(loaded, pressed('Edit email', 'Save'), found('Saving...')),
};

export const FailedToSave: Story = {
  args: {
    mockSaveFailure: mockFailures.detail(503, 'We are counting. Please try again in a minute.'),
  },
  parameters: { allowConsole },
  play: inOrder(loaded, pressed('Edit address', 'Save'), found('Failed to update profile')),
};

export const Leaving: Story = {
  play: inOrder(
    loaded,
    pressed('Edit email'),
    entered('Email', 'another@example.com'),
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('link', { name: 'Home' })),
    found('Leave without saving?'),
  ),
};
