import type { ReactElement } from 'react';
import { cloneElement } from 'react';
import type { Closed } from './closed.ts';

/** Renders a plain anchor, or a router's link element with the same styles and attributes. */
export function linkElement(
  render: ReactElement | undefined,
  props: Closed<'a'>,
  className: string,
): ReactElement {
  if (!render) return <a {...props} className={className} />;
  return cloneElement(render as ReactElement<Record<string, unknown>>, { ...props, className });
}
