import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './DescriptionList.css.ts';

/** A line of the list. */
export interface DescriptionItem {
  /** Name of the value. */
  term: string;
  /** The value: text, an `<Amount>`, or `<EmailText>` for an email address. */
  value: ReactNode;
  /** A control at the end of the line, such as a small button that copies the value. */
  action?: ReactNode;
}

export interface DescriptionListProps extends Omit<Closed<'dl'>, 'children'> {
  /** The lines in their order. */
  items: readonly DescriptionItem[];
}

/** Renders terms with their values, line by line: payment details, a receipt, a profile. */
export const DescriptionList = ({ items, ...props }: DescriptionListProps) => (
  <dl {...props} className={styles.root}>
    {items.map(({ term, value, action }) => (
      <div key={term} className={styles.row}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>
          <span className={styles.words}>{value}</span>
          {action && <span className={styles.action}>{action}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
