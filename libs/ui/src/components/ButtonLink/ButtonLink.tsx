import type { ReactElement, ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { linkElement } from '../../internal/linkElement.tsx';
import type { ButtonLook } from '../Button/buttonLook.ts';
import { buttonClass } from '../Button/buttonLook.ts';

export interface ButtonLinkProps extends ButtonLook, Closed<'a'> {
  /** Where it goes. Not needed when `render` knows. */
  href?: string;
  /** A router's link element to use in place of a plain anchor: `<Link to="/login" />`. */
  render?: ReactElement;
  /** The words. */
  children: ReactNode;
}

/** Goes to another page and looks like a button. `ref`, aria and data attributes reach the link. */
export const ButtonLink = ({ variant, tone, size, fullWidth, render, ...props }: ButtonLinkProps) =>
  linkElement(render, props, buttonClass({ variant, tone, size, fullWidth }));
