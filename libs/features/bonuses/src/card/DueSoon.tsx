import CalendarClock from 'lucide-react/icons/calendar-clock';
import * as styles from './DueSoon.css.ts';

/** Renders the next due date on a closed card. */
export const DueSoon = ({ children }: { children: string }) => (
  <p className={styles.due}>
    <CalendarClock className={styles.mark} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
