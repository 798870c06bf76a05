import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export interface RedirectProps {
  to: string;
  /** The page to return to after signing in; kept in router state, never in the URL. */
  from?: string | undefined;
}

/**
 * Navigates to another page. Renders nothing, so the caller renders a placeholder until the other
 * page has loaded.
 */
export function Redirect({ to, from }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, state: from === undefined ? null : { from } });
  }, [navigate, to, from]);
  return null;
}
