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
  if (at === -1) return <Breakable>{children}</Breakable>;
  return (
    <>
      <span className={styles.part}>
        <Breakable>{children.slice(0, at)}</Breakable>
      </span>
      <wbr />
      <span className={styles.part}>
        <Breakable>{children.slice(at)}</Breakable>
      </span>
    </>
  );
}

const Breakable = ({ children }: EmailTextProps) =>
  children.split(/(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
