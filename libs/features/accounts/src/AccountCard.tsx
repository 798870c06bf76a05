import type { Account } from '@bank-bonuses/api-client';
import { orNotProvided } from '@bank-bonuses/product';
import { Amount, Card, Heading, Monogram, Text, VisuallyHidden } from '@bank-bonuses/ui';
import * as styles from './AccountCard.css.ts';
import { bankName, typeLabel } from './bankAccountMessages.ts';

export interface AccountCardProps {
  account: Account;
}

/** Renders the card of one account: institution, type and balance. */
export const AccountCard = ({ account }: AccountCardProps) => (
  <Card as="li">
    <article className={styles.card}>
      <div className={styles.head}>
        <Monogram name={bankName(account)} />
        <div className={styles.name}>
          <Heading level={2} size="lead" translate="no">
            {bankName(account)}
          </Heading>
          <Text tone="quiet" size="small">
            {typeLabel(account.account_type)}
          </Text>
        </div>
      </div>
      <p className={styles.balance}>
        <VisuallyHidden>Balance </VisuallyHidden>
        {orNotProvided(account.balance, (balance) => (
          <Amount value={balance} />
        ))}
      </p>
    </article>
  </Card>
);
