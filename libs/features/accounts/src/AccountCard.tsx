import type { Account } from '@bank-bonuses/api-client';
import { orNotProvided } from '@bank-bonuses/product';
import {
  Amount,
  Card,
  formatDay,
  Heading,
  Inline,
  Monogram,
  Text,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import * as styles from './AccountCard.css.ts';
import { bankName, typeLabel } from './bankAccountMessages.ts';

export interface AccountCardProps {
  account: Account;
}

/** Renders the card of one account: institution, type, purpose, balance and last movement. */
export const AccountCard = ({ account }: AccountCardProps) => (
  <Card as="li">
    <article className={styles.card}>
      <Inline align="start" wrap={false}>
        <Monogram name={bankName(account)} />
        <div className={styles.name}>
          <Heading level={2} size="lead" translate="no">
            {bankName(account)}
          </Heading>
          <Text tone="quiet" size="small">
            {typeLabel(account.account_type)}
            {account.last_four && (
              <span>
                {' '}
                ending in <span translate="no">{account.last_four}</span>
              </span>
            )}
          </Text>
          <Purpose account={account} />
        </div>
      </Inline>
      <div className={styles.foot}>
        <p className={styles.balance}>
          <VisuallyHidden>Balance </VisuallyHidden>
          {orNotProvided(account.balance, (balance) => (
            <Amount value={balance} />
          ))}
        </p>
        {account.last_movement && (
          <Text tone="quiet" size="small">
            Last movement: <Amount value={account.last_movement.amount} sign="always" /> on{' '}
            <time dateTime={account.last_movement.date}>
              {formatDay(account.last_movement.date)}
            </time>
          </Text>
        )}
      </div>
    </article>
  </Card>
);

const Purpose = ({ account: { purpose, purpose_bank: bank } }: AccountCardProps) =>
  purpose && (
    <Text tone="quiet" size="small">
      {purpose === 'hub' ? (
        'For your payouts'
      ) : bank ? (
        <>
          For the bonus of <span translate="no">{bank}</span>
        </>
      ) : (
        'For a bonus'
      )}
    </Text>
  );
