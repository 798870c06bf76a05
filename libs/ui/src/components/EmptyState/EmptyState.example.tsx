import { ButtonLink, EmptyState } from '@bank-bonuses/ui';

export const Example = () => (
  <EmptyState
    title="No bonuses yet"
    action={<ButtonLink href="/bonuses">Look for bonuses</ButtonLink>}
  >
    Bonuses that you enroll in will show up here.
  </EmptyState>
);
