import * as styles from './CostLines.css.ts';

export interface CostLine {
  term: string;
  /** Written out, with cents. */
  amount: string;
  /** The strongest of the lines. */
  isTotal?: boolean;
}

export interface CostLinesProps {
  lines: readonly CostLine[];
}

/** Amounts under each other at the end of their lines, the total below a rule. */
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
