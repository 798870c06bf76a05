import { useAuth } from '@bank-bonuses/auth';
import { AuthenticatorApps } from '@bank-bonuses/second-factor/apps';
import { usePortalConfig } from '@bank-bonuses/product/react';
import { useQuery } from '@tanstack/react-query';
import { PasswordPart } from './password/PasswordPart.tsx';
import { SecurityPart } from './SecurityPart.tsx';
import { LinkedSignIns } from './signIns/LinkedSignIns.tsx';
import * as styles from './SecurityDetails.css.ts';
import { ThisSession } from './sessions/ThisSession.tsx';

/**
 * Options of queries that are always refetched and never cached, because other devices can change
 * the data.
 */
const fresh = { gcTime: 0, staleTime: 0, retry: false, networkMode: 'always' } as const;

/** Renders the parts of the Security card, side by side if there is room. */
export function SecurityDetails() {
  const auth = useAuth();
  const { signInProviders, phoneFactors } = usePortalConfig() ?? {};
  const apps = useQuery({
    ...fresh,
    queryKey: ['sign-in', 'apps'],
    queryFn: async () => (await auth.loadFactors()).list(),
  });
  const session = useQuery({
    ...fresh,
    queryKey: ['sign-in', 'session'],
    queryFn: async () => (await auth.loadAccountSecurity()).sessionFacts(),
  });
  return (
    <div className={styles.parts}>
      <SecurityPart title={phoneFactors ? 'Second step' : 'Authenticator apps'}>
        <AuthenticatorApps
          apps={apps}
          onChanged={async () => {
            await Promise.all([apps.refetch(), session.refetch()]);
          }}
        />
      </SecurityPart>
      <PasswordPart />
      {signInProviders && <LinkedSignIns factors={apps.data} />}
      <ThisSession facts={session} />
    </div>
  );
}
