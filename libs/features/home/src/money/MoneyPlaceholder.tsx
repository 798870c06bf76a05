import { Card, Skeleton, Stack, Text } from '@bank-bonuses/ui';
import * as styles from './MoneyOverview.css.ts';
import * as statementStyles from './MoneyStatement.css.ts';
import * as nextStyles from './WhatComesNext.css.ts';

const lines = ['line', 'line', 'sum', 'part', 'part'] as const;
const parts = ['next payout', 'needs attention', 'held'];

/** Renders placeholders of the usual size while the stats load. */
export const MoneyPlaceholder = () => (
  <div className={styles.parts} aria-hidden="true">
    <div className={styles.next}>
      <Card>
        <div className={nextStyles.parts}>
          {parts.map((key) => (
            <div key={key} className={nextStyles.part}>
              <div className={nextStyles.amountPlaceholder}>
                <Skeleton width="half" />
              </div>
              <div className={nextStyles.footPlaceholder}>
                <Skeleton width="third" />
              </div>
            </div>
          ))}
        </div>
      </Card>
    </div>
    <div className={styles.statement}>
      <Card>
        <Stack gap="md">
          <div>
            <div className={nextStyles.titlePlaceholder}>
              <Skeleton width="half" />
            </div>
            <Text as="div" size="small">
              <Skeleton width="half" />
            </Text>
          </div>
          <div>
            {lines.map((look, at) => (
              <div key={at} className={statementStyles.lines[look]}>
                <Skeleton width={look === 'line' ? 'half' : 'third'} />
              </div>
            ))}
          </div>
        </Stack>
      </Card>
    </div>
  </div>
);
