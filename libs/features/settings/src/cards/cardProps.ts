import type { ProfileView } from '@bank-bonuses/api-client/queries';

/** The props of every profile card. */
export interface CardProps {
  /** The customer's profile. Placeholders are shown while it is `undefined`. */
  profile: ProfileView | undefined;
}
