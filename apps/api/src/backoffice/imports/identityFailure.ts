import { dayOrNull, futureError, isGiven, textOrNull } from './importFields.ts';
import type { LineValues } from './importKind.ts';

/** Schema of the fields about a failed identity check. */
export const failureFields = { failed_on: dayOrNull, failure_reason: textOrNull(300) };

/** Returns an error if there is a reason without a failure, or another milestone has failed. */
export function failureError(values: LineValues): string | undefined {
  const hasFailed = isGiven(values['failed_on']);
  if (isGiven(values['failure_reason']) && !hasFailed) {
    return 'failed_on: Required with a failure_reason';
  }
  if (hasFailed && values['milestone'] !== 'identity_checked') {
    return 'failed_on: Only allowed for identity_checked';
  }
  return futureError(values, 'failed_on');
}
