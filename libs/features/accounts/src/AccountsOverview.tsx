import type { AccountsSummary } from '@bank-bonuses/api-client';
import { orNotProvided } from '@bank-bonuses/product';
import {
  Amount,
  Card,
  EmptyState,
  Skeleton,
  Stack,
  StatCard,
  Text,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { AccountCard } from './AccountCard.tsx';
import * as styles from './AccountsOverview.css.ts';
import { acrossAccounts } from './bankAccountMessages.ts';
import { MoneyInTransit } from './MoneyInTransit.tsx';

const placeholders = ['1', '2', '3'];

export interface AccountsOverviewProps {
  /** The accounts and their total. Placeholders are shown while it is `undefined`. */
  summary: AccountsSummary | undefined;
}

/** Renders the total balance, the alert about money in transit, and the accounts. */
export function AccountsOverview({ summary }: AccountsOverviewProps) {
  return (
    <Stack gap="md">
      {!summary && <VisuallyHidden role="status">Loading your accounts</VisuallyHidden>}
      <div className={styles.top}>
        <StatCard
          label="Total Balance"
          size="large"
          loading={!summary}
          value={summary && orNotProvided(summary.total_balance, toAmount)}
          description={summary ? acrossAccounts(summary.account_count) : <Skeleton width="third" />}
        />
        <MoneyInTransit />
      </div>
      {summary?.accounts.length === 0 ? (
        <EmptyState>
          <Text align="center">No accounts connected yet.</Text>
          <Text align="center" size="small" tone="quiet">
            Accounts that we open for you show up here, with their balance.
          </Text>
        </EmptyState>
      ) : (
        <ul className={styles.grid} aria-hidden={summary ? undefined : true}>
          {summary
            ? summary.accounts.map((account) => <AccountCard key={account.id} account={account} />)
            : placeholders.map((key) => (
                <Card as="li" key={key}>
                  <Stack gap="md">
                    <Skeleton variant="control" />
                    <Skeleton width="half" />
                  </Stack>
                </Card>
              ))}
        </ul>
      )}
    </Stack>
  );
}

const toAmount = (total: number) => <Amount value={total} />;
