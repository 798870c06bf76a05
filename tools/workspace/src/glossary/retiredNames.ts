/** How much of an identifier a retired name has to be. Words are those of camel case, snake case and file names. */
export type Match =
  /** These words, one after the other, anywhere. */
  | 'words'
  /** The whole identifier. */
  | 'whole'
  /** The first words of a longer one. */
  | 'prefix'
  /** The last words of a longer one. */
  | 'suffix';

export interface RetiredName {
  name: string;
  /** What to use instead, as docs/glossary.md has it. */
  instead: string;
  /** @default 'words' */
  match?: Match;
}

const fieldError = 'FieldError, ValidationIssue, MockFailure or a plain error';
const encryption = 'encrypt, encrypted or EncryptionContext';

export const retiredNames: readonly RetiredName[] = [
  { name: 'fault', instead: fieldError },
  { name: 'faults', instead: fieldError },
  { name: 'refusal', instead: 'FieldError, FormError or HttpError' },
  { name: 'refusals', instead: 'FieldError, FormError or HttpError' },
  { name: 'Failure', instead: 'FormError or ApiError', match: 'whole' },
  { name: 'ErrorObject', instead: 'ValidationIssue' },
  { name: 'landing', instead: 'redirectResult' },
  { name: 'arrive', instead: 'handleAuthRedirect', match: 'whole' },
  { name: 'lastResort', instead: 'RootErrorBoundary' },
  { name: 'browserTies', instead: 'HistorySync' },
  { name: 'atHand', instead: 'RequirementsPanel' },
  { name: 'photoDesk', instead: 'PhotoQueue' },
  { name: 'digested', instead: 'prepared' },
  { name: 'laterSteps', instead: 'lazySteps' },
  { name: 'useTick', instead: 'useCheckboxField' },
  { name: 'useLeftWith', instead: 'useValueOnBlur' },
  { name: 'useMended', instead: 'useResolvedErrors' },
  { name: 'forgive', instead: 'clearFieldError' },
  { name: 'useStill', instead: 'useCapturedPhoto' },
  { name: 'still', instead: 'capturedPhoto or reducedMotion', match: 'whole' },
  { name: 'patience', instead: 'timeoutMs or deadline' },
  { name: 'patienceMs', instead: 'timeoutMs' },
  { name: 'rehearsal', instead: 'resilience' },
  { name: 'rehearsals', instead: 'resilience' },
  { name: 'seal', instead: encryption },
  { name: 'sealed', instead: encryption },
  { name: 'unseal', instead: 'decrypt' },
  { name: 'customerId', instead: 'userId in the portal, registrationId in the service' },
  { name: 'fillSignUp', instead: 'fillPaymentStep' },
  { name: 'wizardSignUp', instead: 'wizardPayment' },
  { name: 'tally', instead: 'testSummary' },
  { name: 'Parts', instead: '…Deps', match: 'suffix' },
  { name: 'most', instead: 'max…', match: 'prefix' },
];

export interface NameException {
  /** The identifier or file name as it is written; `*` stands for any beginning. */
  name: string;
  /** The file, or the folder, in which it may be declared. */
  within: string;
  reason: string;
}

const published = 'exported by @bank-bonuses/api-client/testing';
const publishedKit = 'published by @bank-bonuses/ui';
const stored = 'a column of the database';
const golden = 'stored by an earlier build, which every build must read';
const migration = 'an applied migration, known by its name';

export const nameExceptions: readonly NameException[] = [
  { name: 'faults', within: 'libs/api-client/src/testing', reason: published },
  { name: 'Fault', within: 'libs/api-client/src/testing', reason: published },
  { name: 'faults.ts', within: 'libs/api-client/src/testing', reason: published },
  { name: 'still', within: 'libs/ui/src/components/CameraFrame', reason: publishedKit },
  { name: 'still', within: 'libs/ui/src/theme/media.ts', reason: publishedKit },
  { name: '*_sealed', within: 'tools/sandbox', reason: stored },
  { name: '*_sealed', within: 'apps/api', reason: stored },
  { name: 'sealed', within: 'apps/api/golden', reason: golden },
  { name: 'sealed', within: 'apps/api/scripts', reason: golden },
  { name: 'sealed', within: 'apps/api/src/cli', reason: 'a key of stored audit records' },
  { name: 'sealed.json', within: 'apps/api/golden', reason: golden },
  { name: '006_refusal_counters.json', within: 'apps/api/golden', reason: golden },
  { name: 'refusalCounters', within: 'apps/api/src/db/migrations', reason: migration },
  { name: 'refusalCounters.ts', within: 'apps/api/src/db/migrations', reason: migration },
  {
    name: '0011-what-refusals-tell.md',
    within: 'docs/adr',
    reason: 'a decision record, linked by its name',
  },
];
