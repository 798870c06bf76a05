import type { ProfileView } from '@bank-bonuses/api-client/queries';

/** The props of every profile card. */
export interface CardProps {
  /** `undefined` while loading: placeholders are shown. */
  profile: ProfileView | undefined;
}
