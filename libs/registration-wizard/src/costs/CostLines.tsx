import * as styles from './CostLines.css.ts';

export interface CostLine {
  term: string;
  /** The amount, formatted with cents. */
  amount: string;
  /** Whether the line is emphasized. */
  isTotal?: boolean;
}

export interface CostLinesProps {
  lines: readonly CostLine[];
}

/** Renders lines with their amounts in a column at the end, and a rule above the total. */
export function CostLines({ lines }: CostLinesProps) {
  return (
    <dl className={styles.root}>
      {lines.map(({ term, amount, isTotal }) => (
        <div key={term} className={isTotal ? styles.total : styles.line}>
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
