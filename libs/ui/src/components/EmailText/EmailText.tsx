import { Fragment } from 'react';
import * as styles from './EmailText.css.ts';

export interface EmailTextProps {
  /** The address. */
  children: string;
}

/**
 * An e-mail address that breaks before its @ when it is longer than its line; only what is longer than a line
 * for itself breaks before a dot, and nothing inside a word.
 */
export function EmailText({ children }: EmailTextProps) {
  const at = children.lastIndexOf('@');
  if (at === -1) return <span key={children}>{breakable(children)}</span>;
  // Another address comes in elements of its own: page translation takes text away from React.
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
