import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './DisclosureButton.css.ts';

export interface DisclosureButtonProps extends Omit<
  Closed<'button'>,
  'type' | 'aria-expanded' | 'aria-controls'
> {
  /** Whether the content is shown. */
  open: boolean;
  /** The id of the content, which follows the button and stays in the page while it is closed. */
  controls: string;
  /**
   * Label of the button. It stays the same when the content is shown, since assistive technology announces
   * the state.
   */
  children: ReactNode;
}

/** Renders a button that opens and closes the content that follows it. */
export const DisclosureButton = ({ open, controls, children, ...props }: DisclosureButtonProps) => (
  <button
    {...props}
    type="button"
    className={styles.root}
    aria-expanded={open}
    aria-controls={controls}
  >
    <span>{children}</span>
    <ChevronDown className={styles.mark} aria-hidden="true" />
  </button>
);
