import { LoadError, Skeleton, Text } from '@bank-bonuses/ui';
import { ChosenFactor } from './ChosenFactor.tsx';
import type { FactorListState } from './useFactorList.ts';

export interface SecondFactorFormProps extends FactorListState {
  /**
   * Whether the code field takes the focus from the heading.
   * @default false
   */
  takesFocus?: boolean;
  /** Called after a correct code. The session's state is updated even without this callback. */
  onVerified?: () => void;
}

/** Asks for the account's second factor, once the factors have loaded. */
export function SecondFactorForm({
  list,
  isRetrying,
  retry,
  takesFocus = false,
  onVerified,
}: SecondFactorFormProps) {
  if (list.status === 'loading') return <Skeleton variant="control" />;
  if (list.status === 'failed') {
    return <LoadError message={list.message} onRetry={retry} retrying={isRetrying} />;
  }
  if (list.known.length === 0) {
    return <Text>This page does not support the second step of your account.</Text>;
  }
  return (
    <ChosenFactor
      factors={list.factors}
      known={list.known}
      takesFocus={takesFocus}
      onVerified={onVerified}
    />
  );
}
