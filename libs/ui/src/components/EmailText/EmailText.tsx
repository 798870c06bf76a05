import { Fragment } from 'react';

export interface EmailTextProps {
  /** The address. */
  children: string;
}

/**
 * Renders an email address that breaks before its @ or a dot when it is longer than the line, never
 * within a word. Page translation leaves it as it is, and screen readers read it as one text.
 */
export const EmailText = ({ children }: EmailTextProps) => (
  // A changed address gets a new element, because page translation may have replaced the text nodes
  // that React would update.
  <span key={children} translate="no">
    {children.split(/(?=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
