import type { ComponentProps, MouseEvent } from 'react';
import { createPath, matchPath, type To } from 'react-router';
import { useHref, useLocation, useNavigate } from './Pages.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Kept in the history's entry, never in the URL. */
  state?: unknown;
}

/** A link to a page of the portal, which needs no other document. */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const href = useHref(to);
  const isHere = createPath(useLocation()) === href;
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (props.target ?? '_self') !== '_self')
      return;
    event.preventDefault();
    // As browsers do, a link to the page itself adds no entry to the history.
    void navigate(to, { replace: isHere, state });
  };
  return <a {...props} href={href} onClick={follow} />;
}

/** Any other click is the browser's: it opens a tab or a window. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

export interface NavLinkProps extends LinkProps {
  to: string;
}

/** A link that says whether its page is the one that is shown. */
export function NavLink(props: NavLinkProps) {
  const isShown = matchPath(props.to, useLocation().pathname) !== null;
  return <Link aria-current={isShown ? 'page' : undefined} {...props} />;
}
