import CalendarClock from 'lucide-react/icons/calendar-clock';
import * as styles from './DueSoon.css.ts';

/** What is due soon, on a card that is still closed. */
export const DueSoon = ({ children }: { children: string }) => (
  <p className={styles.due}>
    <CalendarClock className={styles.mark} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
