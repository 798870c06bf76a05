import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import { Notice } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const redirectDelayMs = 2_000;

export interface PasswordUpdatedProps {
  /** Email address of the account, which is filled in on the login page. */
  email: string;
}

/** Renders the confirmation of the new password, then redirects to the login page. */
export function PasswordUpdated({ email }: PasswordUpdatedProps) {
  const navigate = useNavigate();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Focuses the notice, because the form that had focus is no longer rendered.
    notice.current?.focus();
    const state: TypedEmail = { email };
    const goOn = () => void navigate(paths.login, { replace: true, state });
    const timer = setTimeout(goOn, redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, email]);

  return (
    <Notice ref={notice} tabIndex={-1} tone="positive" role="status">
      Password has been updated successfully!
    </Notice>
  );
}
