import { useEffect } from 'react';
import { useNavigate } from 'react-router';

export interface RedirectProps {
  to: string;
  /** The page to come back to after signing in; kept in router state, never in the URL. */
  from?: string | undefined;
}

/** Leads elsewhere. Draws nothing, so put what is to be seen beside it until the other page has loaded. */
export function Redirect({ to, from }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true, state: from === undefined ? null : { from } });
  }, [navigate, to, from]);
  return null;
}
