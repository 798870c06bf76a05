import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './IconList.css.ts';

/** An item of the list: a title with an icon. */
export interface IconListItem {
  /** The icon, which is decorative. */
  icon: ReactNode;
  /** Short title. */
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
}

export interface IconListProps extends Omit<Closed<'ul'>, 'children'> {
  /** The items, a few at most. */
  items: readonly IconListItem[];
}

/** Renders a short list of facts, each with an icon, as in the panel beside a public page. */
export const IconList = ({ items, ...props }: IconListProps) => (
  <ul {...props} className={styles.root}>
    {items.map(({ icon, title, description }) => (
      <li key={title} className={styles.item}>
        <span className={styles.mark}>
          <Icon>{icon}</Icon>
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {description && <div className={styles.description}>{description}</div>}
        </div>
      </li>
    ))}
  </ul>
);
