import { Button, LoadError, PublicPage, Skeleton, Stack } from '@bank-bonuses/ui';
import { useId, useState } from 'react';
import { ChallengePage } from './ChallengePage.tsx';
import { OtherAccount, type OtherAccountProps } from './OtherAccount.tsx';
import { buttonTexts, EnrollmentForm } from '../enrollment/EnrollmentForm.tsx';
import { useEnrollment } from '../enrollment/useEnrollment.ts';
import { lockHeadings } from '../lock.ts';
import { useFactorList, type FactorListState } from '../useFactorList.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/**
 * Renders the page on which an account without a second factor enrolls one before any other page
 * opens, if the deployment requires it.
 */
export function EnrollPage(account: OtherAccountProps) {
  const factorList = useFactorList({ mayBeEmpty: true });
  const { list } = factorList;
  // The factor was added on another device, and the stored session does not include it yet.
  const isSetUp = list.status === 'ready' && list.known.length > 0;
  return isSetUp ? <ChallengePage {...account} /> : <Enrolling {...factorList} account={account} />;
}

interface EnrollingProps extends FactorListState {
  account: OtherAccountProps;
}

function Enrolling({ list, isRetrying, retry, account }: EnrollingProps) {
  const headingRef = useHeadingFocus();
  return (
    <PublicPage
      title={lockHeadings.enrollment}
      titleRef={headingRef}
      description="Every account here needs a second step after the password, so that someone who knows your password still cannot log in. Add yours now to continue."
    >
      <Stack gap="lg">
        {list.status === 'loading' && <Skeleton variant="control" />}
        {list.status === 'failed' && (
          <LoadError message={list.message} onRetry={retry} retrying={isRetrying} />
        )}
        {list.status === 'ready' && <EnrollSteps />}
        <OtherAccount {...account} />
      </Stack>
    </PublicPage>
  );
}

/**
 * Renders the two steps: a name, then the code of the app that has scanned the secret. A correct
 * code updates the session's state.
 */
function EnrollSteps() {
  const formId = useId();
  const enrollment = useEnrollment();
  const { begun, isBusy, cancel } = enrollment;
  const [wentBack, setWentBack] = useState(false);
  const { label, busyLabel } = buttonTexts('totp', begun !== undefined);
  return (
    <Stack gap="md">
      <EnrollmentForm
        id={formId}
        kind="totp"
        known={[]}
        enrollment={enrollment}
        takesFocus={wentBack}
      />
      <Button type="submit" form={formId} fullWidth loading={isBusy} loadingText={busyLabel}>
        {label}
      </Button>
      {begun && (
        <Button
          variant="outline"
          tone="neutral"
          fullWidth
          disabled={isBusy}
          onClick={() => {
            setWentBack(true);
            cancel();
          }}
        >
          Back
        </Button>
      )}
    </Stack>
  );
}
