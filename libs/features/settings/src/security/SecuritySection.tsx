import { useAuth } from '@bank-bonuses/auth';
import { usePortalConfig } from '@bank-bonuses/product/react';
import { AuthenticatorApps } from '@bank-bonuses/second-factor/apps';
import { Button, Heading, Stack, Text } from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { SettingsCard } from '../cards/SettingsCard.tsx';
import { ChangePasswordDialog } from './password/ChangePasswordDialog.tsx';
import * as styles from './SecuritySection.css.ts';
import { ThisSession } from './sessions/ThisSession.tsx';
import { LinkedSignIns } from './signIns/LinkedSignIns.tsx';

/**
 * Options of queries that are always refetched and never cached, because other devices can change
 * the data.
 */
const fresh = { gcTime: 0, staleTime: 0, retry: false, networkMode: 'always' } as const;

/** Renders the customer's login methods and current session, side by side if there is room. */
export function SecuritySection() {
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
  const linked = useQuery({
    ...fresh,
    queryKey: ['sign-in', 'linked'],
    queryFn: async () => (await auth.loadProviders()).list(),
    enabled: signInProviders !== undefined,
  });
  return (
    <SettingsCard title="Security">
      <div className={styles.parts}>
        <SecurityPart title={phoneFactors ? 'Second step' : 'Authenticator apps'}>
          <AuthenticatorApps
            apps={apps}
            onChanged={() => {
              void apps.refetch();
              void session.refetch();
            }}
          />
        </SecurityPart>
        <SecurityPart title="Password">
          <Password />
        </SecurityPart>
        {signInProviders && (
          <SecurityPart title="Linked logins">
            <LinkedSignIns linked={linked} factors={apps.data} />
          </SecurityPart>
        )}
        <SecurityPart title="This session">
          <ThisSession facts={session} />
        </SecurityPart>
      </div>
    </SettingsCard>
  );
}

interface SecurityPartProps {
  title: string;
  children: ReactNode;
}

/** Renders one part of the card with its heading. */
function SecurityPart({ title, children }: SecurityPartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="sm">
        <Heading level={3} size="small" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function Password() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="sm" align="start">
      <Text tone="quiet" size="small">
        Your password for this portal. It is separate from your bank login password.
      </Text>
      <Button variant="outline" tone="neutral" size="small" onClick={() => setIsOpen(true)}>
        Change password
      </Button>
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}
