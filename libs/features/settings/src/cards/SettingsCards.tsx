import { VisuallyHidden } from '@bank-bonuses/ui';
import { AccountCard } from './AccountCard.tsx';
import { AdditionalCard } from './AdditionalCard.tsx';
import { AddressCard } from './AddressCard.tsx';
import { BankLoginCard } from './BankLoginCard.tsx';
import type { CardProps } from './cardProps.ts';
import { EmploymentCard } from './EmploymentCard.tsx';
import { PersonalCard } from './PersonalCard.tsx';
import * as styles from './SettingsCards.css.ts';

/** The six cards, beside one another where there is room. */
export const SettingsCards = ({ profile }: CardProps) => (
  <div className={styles.cards}>
    {!profile && <VisuallyHidden role="status">Loading your settings</VisuallyHidden>}
    <PersonalCard profile={profile} />
    <AddressCard profile={profile} />
    <EmploymentCard profile={profile} />
    <BankLoginCard profile={profile} />
    <AdditionalCard profile={profile} />
    <AccountCard profile={profile} />
  </div>
);
