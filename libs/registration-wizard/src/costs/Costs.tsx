import { cardFeePercent, costMessages, openingFeeText, totalTexts } from '@bank-bonuses/product';
import { Stack, Text } from '@bank-bonuses/ui';
import * as styles from './Costs.css.ts';

const example = [
  { term: 'By bill pay or wire', amount: totalTexts.transfer },
  { term: 'By card', amount: totalTexts.card },
];

/** Renders the costs of registering, in the wording of the Terms, and the total of each payment method. */
export function Costs() {
  return (
    <Stack gap="sm">
      <CostLines lines={example} />
      {Object.values(costMessages).map((text) => (
        <Text key={text} size="small" tone="quiet">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

/**
 * Renders the costs collapsed above the form, for windows without room beside it. Uses a native
 * `<details>`, so that it works before the scripts load.
 */
export function FoldedCosts() {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        What it costs: {openingFeeText}, plus {cardFeePercent}% by card, and success fees
      </summary>
      <Costs />
    </details>
  );
}

interface CostLine {
  term: string;
  /** The amount, formatted with cents. */
  amount: string;
  /** Whether the line is emphasized. */
  isTotal?: boolean;
}

interface CostLinesProps {
  lines: readonly CostLine[];
}

/** Renders lines with their amounts in a column at the end, and a rule above the total. */
export function CostLines({ lines }: CostLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ term, amount, isTotal }) => (
        <div key={term} className={isTotal ? styles.total : styles.line}>
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
