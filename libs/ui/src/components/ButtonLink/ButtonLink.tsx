import type { ReactElement, ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { linkElement } from '../../internal/linkElement.tsx';
import type { ButtonLook } from '../Button/buttonLook.ts';
import { buttonClass } from '../Button/buttonLook.ts';

export interface ButtonLinkProps extends ButtonLook, Closed<'a'> {
  /** The target URL. Not needed with `render`. */
  href?: string;
  /** A router's link element to use in place of a plain anchor: `<Link to="/login" />`. */
  render?: ReactElement;
  /** The label. */
  children: ReactNode;
}

/**
 * Renders a link that looks like a button, for navigation to another page. `ref`, aria and data
 * attributes reach the link.
 */
export const ButtonLink = ({ variant, tone, size, fullWidth, render, ...props }: ButtonLinkProps) =>
  linkElement(render, props, buttonClass({ variant, tone, size, fullWidth }));
