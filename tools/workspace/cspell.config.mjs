/**
 * The names that docs/glossary.md has retired, each with the one to use. cspell compares whole identifiers and their
 * words without regard to case: it finds `fault` in `startFault`, but `customerId` only alone.
 */
const fieldError = 'FieldError, ValidationIssue, MockFailure';
const encryption = 'encrypt, encrypted, EncryptionContext';
const retired = {
  fault: fieldError,
  faults: fieldError,
  refusal: 'FieldError, FormError, HttpError',
  refusals: 'FieldError, FormError, HttpError',
  errorObject: 'ValidationIssue',
  landing: 'redirectResult',
  lastResort: 'RootErrorBoundary',
  browserTies: 'HistorySync',
  atHand: 'RequirementsPanel',
  photoDesk: 'PhotoQueue',
  digested: 'prepared',
  laterSteps: 'lazySteps',
  useTick: 'useCheckboxField',
  useLeftWith: 'useValueOnBlur',
  useMended: 'useResolvedErrors',
  forgive: 'clearFieldError',
  useStill: 'useCapturedPhoto',
  patience: 'timeoutMs, deadline',
  rehearsal: 'resilience',
  rehearsals: 'resilience',
  seal: encryption,
  sealed: encryption,
  unseal: 'decrypt',
  customerId: 'userId, registrationId',
  fillSignUp: 'fillPaymentStep',
  wizardSignUp: 'wizardPayment',
  tally: 'testSummary',
  foldButton: 'DisclosureButton',
  pager: 'Pagination',
  detailList: 'DescriptionList',
  factList: 'IconList',
  searchList: 'SearchableRadioGroup',
  loadProblem: 'LoadError',
  refreshProblem: 'RefreshError',
  lazyWindow: 'lazyDialog',
  usePageData: 'useBackgroundRefetch',
  fetchPages: 'preloadRoutes',
  upkeep: 'maintenance',
  rejectionLimit: 'rejectionRateLimit',
  registrationLimits: 'rateLimitDefaults',
  // Words that hide the subject of a sentence.
  whoever: 'the caller, the customer, anyone who',
  anew: 'again',
};

/** Stored and published names keep an older word: docs/glossary.md, "Names that stay". */
const staying = [
  // Columns.
  '/\\w*_sealed\\b/g',
  // The table that counts refused registrations, with its migration, and a decision record.
  '/refusal_?counters/gi',
];

/** The testing entry of the client publishes these; `startFault` is still reported. */
const published = ['/\\b(Fault|faults)\\b/g'];

export default {
  globRoot: '../..',
  files: ['{apps,libs,tools}/**/*.{ts,tsx,mts,mjs}'],
  ignorePaths: ['**/{node_modules,dist,generated}/**', 'tools/workspace/cspell.config.mjs'],
  useGitignore: true,
  enableGlobDot: true,
  // Only the words below are reported, so no dictionary is needed.
  loadDefaultConfiguration: false,
  unknownWords: 'report-flagged',
  ignoreRandomStrings: false,
  flagWords: Object.entries(retired).map(([name, instead]) => `${name}->${instead}`),
  ignoreRegExpList: staying,
  overrides: [
    {
      filename: ['libs/**', 'apps/portal/src/**', 'tools/package-consumers/**'],
      ignoreRegExpList: published,
    },
    // Stored values, and a key of stored audit records.
    { filename: 'apps/api/{golden,scripts,src/cli}/**', ignoreWords: ['sealed'] },
  ],
};
