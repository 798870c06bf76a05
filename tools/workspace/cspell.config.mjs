/**
 * The names that docs/glossary.md has retired, and words to avoid in every text, each with its
 * replacement. cspell ignores case and compares both whole identifiers and the single words in
 * them. So it finds `fault` in `startFault`, but finds a compound such as `customerId` only as a
 * whole identifier.
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
  registrationLimits: 'registrationDefaults',
  mailFigures: 'MailStats',
  lastFigures: 'lastResults',
  missedFloors: 'missedBudgets',
  fieldTexts: 'FieldMessages',
  useEarlyDraft: 'useEmailDraft',
  useTypedEarly: 'useTypedBeforeHydration',
  partProblem: 'PartLoadError',
  // Words that hide the subject of a sentence, and words that have a common technical synonym.
  whoever: 'the caller, the customer, anyone who',
  anybody: 'anyone, the caller, the customer',
  somebody: 'a person, the caller, the customer',
  "nobody's": 'unknown, without a user',
  'nobody’s': 'unknown, without a user',
  "somebody's": "another user's, the customer's",
  'somebody’s': 'another user’s, the customer’s',
  anew: 'again',
  meanwhile: 'during this time, while …',
  mend: 'fix, correct',
  mended: 'fixed, corrected',
  ticked: 'checked',
  // British spellings.
  analyse: 'analyze',
  behaviour: 'behavior',
  capitalise: 'capitalize',
  capitalised: 'capitalized',
  centre: 'center',
  centred: 'centered',
  colour: 'color',
  colours: 'colors',
  coloured: 'colored',
  customise: 'customize',
  favourite: 'favorite',
  fulfil: 'fulfill',
  grey: 'gray',
  initialise: 'initialize',
  initialised: 'initialized',
  labelled: 'labeled',
  licence: 'license',
  neighbour: 'neighbor',
  normalise: 'normalize',
  normalised: 'normalized',
  optimise: 'optimize',
  optimised: 'optimized',
  organisation: 'organization',
  organise: 'organize',
  recognise: 'recognize',
  recognised: 'recognized',
  serialise: 'serialize',
  serialised: 'serialized',
  summarise: 'summarize',
  synchronise: 'synchronize',
  towards: 'toward',
  whilst: 'while',
};

/**
 * Stored and published names that keep a retired word. See "Names that stay" in docs/glossary.md.
 */
const staying = [
  // Columns with encrypted values.
  '/\\w*_sealed\\b/g',
  // A label of key derivation: with another label, stored values could not be decrypted.
  "/derive\\(key, 'seal'\\)/g",
  // The table that counts rejected registrations, its migration, and a decision record about it.
  '/refusal_?counters/gi',
];

export default {
  globRoot: '../..',
  files: [
    '{apps,libs,tools}/**/*.{ts,tsx,mts,mjs,js,css,html,yaml,yml,md,mdx}',
    '{apps,libs,tools}/**/{Dockerfile,*.sh}',
    '{docs,.github,.ci}/**',
    '*.md',
  ],
  ignorePaths: [
    '**/{node_modules,dist,generated}/**',
    '**/CHANGELOG.md',
    '**/*.{webp,png,svg}',
    // These pages explain the retired names.
    'docs/{glossary.md,adr/**}',
    'tools/workspace/cspell.config.mjs',
    'tools/workspace/src/retiredWords.full.test.ts',
  ],
  useGitignore: true,
  enableGlobDot: true,
  // Only the flagged words are reported, so no dictionary is needed.
  loadDefaultConfiguration: false,
  unknownWords: 'report-flagged',
  // Unreported words count too, so a low limit would hide flagged words later in a file.
  maxNumberOfProblems: 1_000_000,
  ignoreRandomStrings: false,
  flagWords: Object.entries(retired).map(([name, instead]) => `${name}->${instead}`),
  ignoreRegExpList: staying,
  overrides: [
    // Stored values and stored audit records contain this word.
    { filename: 'apps/api/{golden,scripts,src/cli}/**', ignoreWords: ['sealed'] },
  ],
};
