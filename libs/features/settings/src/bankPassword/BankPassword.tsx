import {
  Button,
  CopyField,
  DescriptionList,
  Icon,
  Notice,
  Stack,
  Text,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { CardProps } from '../cards/cardProps.ts';
import { useRevealedPassword } from './useRevealedPassword.ts';
import { Value } from '../values/Value.tsx';

/**
 * Text for a missing bank login. 'Not provided' would be misleading, because the back office sets
 * up the login, not the customer.
 */
export const notAvailable = 'Not available yet';

/**
 * Renders the password that the company uses at the banks, as dots until the customer reveals it.
 */
export function BankPassword({ profile }: CardProps) {
  const { state, reveal, hide } = useRevealedPassword();
  const isShown = state.status === 'shown';
  return (
    <Stack gap="sm">
      <DescriptionList
        items={[
          {
            term: 'Bank password',
            value: isShown ? (
              <CopyField valueName="bank password" value={state.password} />
            ) : (
              <Hidden profile={profile} />
            ),
            action: profile?.has_bank_password && (
              <Button
                variant="outline"
                tone="neutral"
                size="small"
                icon={<Icon>{isShown ? <EyeOff /> : <Eye />}</Icon>}
                loading={state.status === 'fetching'}
                onClick={isShown ? hide : () => void reveal()}
              >
                <span>{isShown ? 'Hide' : 'Show'}</span>{' '}
                <VisuallyHidden>bank password</VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
      {state.status === 'failed' && (
        <Notice tone="critical" role="alert">
          <Text>{state.message}</Text>
        </Notice>
      )}
      {profile?.has_bank_password !== false && (
        <Text tone="quiet" size="small">
          If this password doesn&apos;t work, add &apos;!&apos; at the end
        </Text>
      )}
    </Stack>
  );
}

const Hidden = ({ profile }: CardProps) =>
  profile?.has_bank_password ? (
    <>
      <span aria-hidden="true">••••••••</span>
      <VisuallyHidden>Hidden</VisuallyHidden>
    </>
  ) : (
    <Value emptyText={notAvailable}>{profile && null}</Value>
  );
