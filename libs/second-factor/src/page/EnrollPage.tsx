import { Button, LoadError, PublicPage, Skeleton, Stack } from '@bank-bonuses/ui';
import { useId, useState } from 'react';
import { ChallengePage } from './ChallengePage.tsx';
import { OtherAccount, type OtherAccountProps } from './OtherAccount.tsx';
import { buttonTexts, EnrollmentForm } from '../enrollment/EnrollmentForm.tsx';
import { useEnrollment } from '../enrollment/useEnrollment.ts';
import { lockHeadings } from '../lock.ts';
import { takeFocus } from '../takeFocus.ts';
import { useFactorList } from '../useFactorList.ts';

/**
 * Renders the page on which an account without a second factor enrolls one before any other page
 * opens, if the deployment requires it.
 */
export function EnrollPage(account: OtherAccountProps) {
  const { list, error, isLoading, retry } = useFactorList({ mayBeEmpty: true });
  // The factor was added on another device, and the stored session does not include it yet.
  if (list && list.known.length > 0) return <ChallengePage {...account} />;
  return (
    <PublicPage
      title={lockHeadings.enrollment}
      titleRef={takeFocus}
      description="Every account here needs a second step after the password, so that someone who knows your password still cannot log in. Add yours now to continue."
    >
      <Stack gap="lg">
        {error ? (
          <LoadError message={error.message} onRetry={retry} retrying={isLoading} />
        ) : list ? (
          <EnrollSteps />
        ) : (
          <Skeleton variant="control" />
        )}
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
  const { begun, call, cancel } = enrollment;
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
      <Button type="submit" form={formId} fullWidth loading={call.isBusy} loadingText={busyLabel}>
        {label}
      </Button>
      {begun && (
        <Button
          variant="outline"
          tone="neutral"
          fullWidth
          disabled={call.isBusy}
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
