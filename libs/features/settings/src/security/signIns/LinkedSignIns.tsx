import { useSession, type Factor, type Identity } from '@bank-bonuses/auth';
import { providerName } from '@bank-bonuses/product/providers';
import { usePortalConfig } from '@bank-bonuses/product/react';
import { longDate } from '@bank-bonuses/product';
import { SecurityList, type News } from '@bank-bonuses/second-factor/apps';
import { Button, DescriptionList, EmailText, Stack, Text, VisuallyHidden } from '@bank-bonuses/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { UnlinkDialog } from './UnlinkDialog.tsx';

export interface LinkedSignInsProps {
  linked: UseQueryResult<Identity[]>;
  /** The customer's second factors; `undefined` while loading or after a failed request. */
  factors: readonly Factor[] | undefined;
}

/** Renders the sign-in methods that are linked to the account. */
export function LinkedSignIns({ linked, factors }: LinkedSignInsProps) {
  const [unlinking, setUnlinking] = useState<Identity>();
  const [news, setNews] = useState<News>();
  const identities = linked.data ?? [];
  const session = useSession();
  const address = session.status === 'signed-in' ? session.user.email : undefined;
  const offersUnlink = usePortalConfig()?.unlink === true;
  // Without another login of the account's address, the account would move to another address.
  const canUnlink = (identity: Identity) =>
    offersUnlink &&
    isFromProvider(identity) &&
    identities.some((other) => other !== identity && other.email === address);

  return (
    <>
      <SecurityList query={linked} loadingText="Loading your linked logins" news={news}>
        {() => (
          <Stack gap="sm">
            <Text tone="quiet" size="small">
              You can log in with any of these.
            </Text>
            <DescriptionList
              items={identities.map((identity) => ({
                term: nameOf(identity),
                value: (
                  <>
                    {identity.email && (
                      <>
                        <EmailText>{identity.email}</EmailText>,{' '}
                      </>
                    )}
                    <span>since {longDate(identity.linkedAt)}</span>
                  </>
                ),
                action: canUnlink(identity) && factors && (
                  <Button
                    variant="outline"
                    tone="neutral"
                    size="small"
                    onClick={() => setUnlinking(identity)}
                  >
                    Unlink <VisuallyHidden>{nameOf(identity)}</VisuallyHidden>
                  </Button>
                ),
              }))}
            />
          </Stack>
        )}
      </SecurityList>
      {unlinking && (
        <UnlinkDialog
          identity={unlinking}
          name={nameOf(unlinking)}
          factors={factors ?? []}
          onClose={() => setUnlinking(undefined)}
          onUnlinked={() => {
            setUnlinking(undefined);
            setNews({
              title: `${nameOf(unlinking)} was unlinked`,
              text: 'You can no longer use it to log in.',
            });
            void linked.refetch();
          }}
        />
      )}
    </>
  );
}

/**
 * Returns whether the sign-in method comes from a provider. The email address and its password are
 * part of the account: they can be changed, but not unlinked.
 */
const isFromProvider = ({ provider }: Identity) => provider !== 'email';

const nameOf = (identity: Identity) =>
  isFromProvider(identity) ? capitalized(providerName(identity.provider)) : 'Email and password';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
