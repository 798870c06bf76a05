import type { Enrollment } from '@bank-bonuses/api-client';
import { enrollmentsQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { orNotProvided } from '@bank-bonuses/product';
import { saveCsv } from '@bank-bonuses/product/csv';
import { usePortalConfig } from '@bank-bonuses/product/react';
import {
  Amount,
  Button,
  DescriptionList,
  formatDay,
  LoadError,
  Notice,
  SelectField,
  Stack,
  Table,
  Text,
  useAmountsHidden,
  type TableColumn,
} from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as styles from './DocumentDialog.css.ts';
import { DocumentDialog, type DocumentDialogProps } from './DocumentDialog.tsx';
import {
  countUndated,
  statementCsv,
  statementYears,
  yearlyStatement,
  type StatementAmounts,
  type YearlyStatement,
} from './yearlyStatement.ts';

/** Default of the setting `taxFormsText`: which forms may come, and no advice. */
const taxFormsText =
  'Banks may send you a Form 1099-INT for a bonus. We may send you a Form 1099-NEC for what we paid you.';

/** Renders the bonuses that were paid out in a year. Reads the enrollments when it is opened. */
export function StatementDocument(dialog: Pick<DocumentDialogProps, 'name' | 'onClose'>) {
  const { data, error, isFetching, refetch } = useQuery(enrollmentsQuery(useApiClient()));
  const [chosen, setChosen] = useState('');
  const years = statementYears(data ?? []);
  const year = chosen || years[0];
  const statement = data && year && yearlyStatement(data, year);
  return (
    <DocumentDialog
      {...dialog}
      title={year ? `Statement for ${year}` : 'Yearly statement'}
      description="The bonuses that were paid out to you in the year."
      empty={!statement}
      action={statement && <Download statement={statement} year={year} />}
    >
      {error && !data && (
        <LoadError
          message={error.message || 'Failed to load bonuses'}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <Text role="status">Loading your bonuses</Text>}
      {data && !year && <Text>No bonus has been paid out to you yet.</Text>}
      {years.length > 1 && (
        <div className={styles.onScreen}>
          <SelectField
            label="Year"
            options={years.map((value) => ({ value, label: value }))}
            value={year ?? ''}
            onValueChange={setChosen}
          />
        </div>
      )}
      {statement && <Figures statement={statement} />}
      {data && <Remarks undated={countUndated(data)} />}
    </DocumentDialog>
  );
}

/** Renders the button that saves the rows. Disabled while amounts are hidden, as on Home. */
function Download({ statement, year }: { statement: YearlyStatement; year: string | undefined }) {
  const hidden = useAmountsHidden();
  const reason = useId();
  const save = () => saveCsv(`bank-bonuses-statement-${year}.csv`, statementCsv(statement));
  return (
    <>
      {hidden && (
        // Hidden from screen readers, which read it with the button.
        <Text as="span" aria-hidden size="small" tone="quiet" id={reason}>
          Show amounts to download them
        </Text>
      )}
      <Button
        variant="outline"
        tone="neutral"
        aria-disabled={hidden || undefined}
        aria-describedby={hidden ? reason : undefined}
        onClick={() => hidden || save()}
      >
        Download CSV
      </Button>
    </>
  );
}

/** Renders an amount, or 'Not provided' in place of a missing one. */
const shown = (amount: number | undefined) =>
  orNotProvided(amount, (dollars) => <Amount value={dollars} />);

const columns: TableColumn<Enrollment>[] = [
  {
    id: 'bank',
    header: 'Bank',
    rowHeader: true,
    narrow: 'title',
    cell: ({ bank_name }) => orNotProvided(bank_name, (name) => <span translate="no">{name}</span>),
  },
  {
    id: 'days',
    header: 'Dates',
    oneLine: true,
    narrow: 'note',
    cell: ({ enrolled_date, payout_date }) => (
      <>
        Enrolled {orNotProvided(enrolled_date, (day) => formatDay(day))}
        <br />
        Paid out {orNotProvided(payout_date, (day) => formatDay(day))}
      </>
    ),
  },
  {
    id: 'parts',
    header: 'Bonus and fee',
    oneLine: true,
    narrow: 'foot',
    cell: ({ bonus_amount, fee_kept, withheld }) => (
      <>
        Bonus {shown(bonus_amount)}
        <br />
        Fee {shown(fee_kept)}
        {withheld !== undefined && (
          <>
            <br />
            Withheld {shown(withheld)}
          </>
        )}
      </>
    ),
  },
  {
    id: 'paid',
    header: 'Paid to you',
    align: 'end',
    narrow: 'figure',
    cell: ({ payout }) => shown(payout),
  },
];

const lines: [keyof StatementAmounts, string][] = [
  ['bonus_amount', 'Bonuses'],
  ['fee_kept', 'Fees that we kept'],
  ['withheld', 'Withheld for taxes'],
  ['payout', 'Paid to you'],
];

/** Renders the sums and the payouts. */
function Figures({ statement: { rows, totals, isConsistent } }: { statement: YearlyStatement }) {
  return (
    <>
      {isConsistent ? (
        <DescriptionList
          aria-label="Sums"
          items={lines
            .filter(([key]) => key !== 'withheld' || totals.withheld !== 0)
            .map(([key, term]) => ({ term, value: shown(totals[key]) }))}
        />
      ) : (
        <Notice tone="caution">
          The figures below do not add up, so this statement shows no sums. Please contact us.
        </Notice>
      )}
      <Table aria-label="Payouts" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </>
  );
}

/** Renders what the statement leaves out, and which tax forms may come. */
function Remarks({ undated }: { undated: number }) {
  const config = usePortalConfig();
  return (
    <Stack gap="xs">
      {undated > 0 && (
        <Text size="small" tone="quiet">
          {undated === 1
            ? '1 completed bonus is not listed, because its payout has no date yet.'
            : `${undated} completed bonuses are not listed, because their payouts have no date yet.`}
        </Text>
      )}
      <Text size="small" tone="quiet">
        Rewards for referrals and corrections are not part of this statement. Home lists them under
        Recent Activity.
      </Text>
      <Text size="small" tone="quiet">
        {config?.taxFormsText ?? taxFormsText}
      </Text>
    </Stack>
  );
}
