import { PublicPage, Stack } from '@bank-bonuses/ui';
import { OtherAccount, type OtherAccountProps } from './OtherAccount.tsx';
import { lockHeadings } from '../lock.ts';
import { LostDevice } from '../LostDevice.tsx';
import { SecondFactorForm } from '../SecondFactorForm.tsx';
import { useFactorList } from '../useFactorList.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** Asks for the account's second factor. */
export function ChallengePage({ email, onSignOut }: OtherAccountProps) {
  const factorList = useFactorList();
  const { list } = factorList;
  const headingRef = useHeadingFocus();
  const known = list.status === 'ready' ? list.known : [];
  const isUnknown = list.status === 'ready' && known.length === 0;
  const hasPhonesOnly = known.length > 0 && known.every(({ kind }) => kind === 'phone');
  return (
    <PublicPage
      title={lockHeadings.challenge}
      titleRef={headingRef}
      description="Your account asks for a second step when you log in."
    >
      <Stack gap="lg">
        <SecondFactorForm {...factorList} takesFocus />
        <LostDevice
          key={String(isUnknown)}
          email={email}
          startsOpen={isUnknown}
          hasPhonesOnly={hasPhonesOnly}
        />
        <OtherAccount email={email} onSignOut={onSignOut} />
      </Stack>
    </PublicPage>
  );
}
