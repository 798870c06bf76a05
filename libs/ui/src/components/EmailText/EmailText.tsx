import { Fragment } from 'react';
import * as styles from './EmailText.css.ts';

export interface EmailTextProps {
  /** The address. */
  children: string;
}

/**
 * Renders an email address that breaks before its @ when it is longer than the line. A part that is
 * still too long breaks before a dot, never within a word.
 */
export function EmailText({ children }: EmailTextProps) {
  const at = children.lastIndexOf('@');
  if (at === -1) return <span key={children}>{breakable(children)}</span>;
  // A changed address gets new elements, because page translation replaces the text nodes that
  // React would update.
  const [name, domain] = [children.slice(0, at), children.slice(at)];
  return (
    <>
      <span key={name} className={styles.part}>
        {breakable(name)}
      </span>
      <wbr />
      <span key={domain} className={styles.part}>
        {breakable(domain)}
      </span>
    </>
  );
}

const breakable = (text: string) =>
  text.split(/(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
