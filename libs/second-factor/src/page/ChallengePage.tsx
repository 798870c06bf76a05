import { PublicPage, Stack } from '@bank-bonuses/ui';
import { OtherAccount, type OtherAccountProps } from './OtherAccount.tsx';
import { lockHeadings } from '../lock.ts';
import { LostDevice } from '../LostDevice.tsx';
import { SecondFactorForm } from '../SecondFactorForm.tsx';
import { takeFocus } from '../takeFocus.ts';
import { useFactorList } from '../useFactorList.ts';

/** Asks for the account's second factor. */
export function ChallengePage({ email, onSignOut }: OtherAccountProps) {
  const factorList = useFactorList();
  const known = factorList.list?.known;
  const isUnknown = known?.length === 0;
  const hasPhonesOnly = !isUnknown && known?.every(({ kind }) => kind === 'phone');
  return (
    <PublicPage
      title={lockHeadings.challenge}
      titleRef={takeFocus}
      description="Your account asks for a second step when you log in."
    >
      <Stack gap="lg">
        <SecondFactorForm {...factorList} takesFocus />
        <LostDevice email={email} startsOpen={isUnknown} hasPhonesOnly={hasPhonesOnly} />
        <OtherAccount email={email} onSignOut={onSignOut} />
      </Stack>
    </PublicPage>
  );
}
