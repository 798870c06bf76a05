/**
 * Which rooms a room may use, by their doors (`<room>/index.ts`). Every arrow is in use, and none goes back:
 * rooms.test.ts reads the imports. The README says what each room is for.
 */
export const mayUse: Readonly<Record<string, readonly string[]>> = {
  backoffice: ['contract', 'db', 'documents', 'files', 'security'],
  cli: [
    'backoffice',
    'contract',
    'db',
    'deployment',
    'documents',
    'files',
    'identity',
    'security',
    'upkeep',
  ],
  contract: [],
  customers: ['contract', 'db', 'http', 'identity', 'security'],
  db: ['files'],
  deployment: ['db', 'documents', 'http', 'identity', 'payments', 'portal', 'security', 'service'],
  documents: ['db', 'files', 'http', 'security'],
  files: [],
  http: [],
  identity: [],
  payments: ['db'],
  portal: [],
  registration: ['contract', 'db', 'documents', 'http', 'identity', 'payments', 'security'],
  security: ['db', 'http'],
  service: [
    'contract',
    'customers',
    'db',
    'documents',
    'http',
    'identity',
    'payments',
    'registration',
    'security',
  ],
  upkeep: ['db', 'documents', 'identity', 'security'],
};
