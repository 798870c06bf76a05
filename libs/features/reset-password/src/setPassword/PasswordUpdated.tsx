import { paths } from '@bank-bonuses/routes';
import { Notice } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const redirectDelayMs = 2_000;

/** Says that it worked; the login page follows by itself. */
export function PasswordUpdated() {
  const navigate = useNavigate();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The form that had the focus is gone.
    notice.current?.focus();
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Notice ref={notice} tabIndex={-1} tone="positive" role="status">
      Password has been updated successfully!
    </Notice>
  );
}
