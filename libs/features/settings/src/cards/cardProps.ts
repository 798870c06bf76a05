import type { ProfileView } from '@bank-bonuses/api-client/queries';

/** What every card of the profile takes. */
export interface CardProps {
  /** Absent while loading: the card stands where it will stand. */
  profile: ProfileView | undefined;
}
