/**
 * The portal's runtime settings. One build serves every environment: the server writes the settings
 * into the page's JSON block, and the portal reads them at start.
 */
export interface PortalConfig {
  /** Origin or prefix in front of `/api/user/…`; relative values are resolved against the page. */
  apiUrl: string;
  /** Base of the sign-in service, with its `/auth/v1`. */
  authUrl: string;
  /** The sign-in service's publishable key. Not a secret. */
  authKey: string;
  supportEmail: string;
  /**
   * How soon support answers, such as `within one business day`: Help then says 'We usually answer
   * within one business day.' Omit it to promise nothing.
   */
  supportReplyTime?: string;
  /**
   * Sentences of the yearly statement about tax forms. Omit it for the product's own, which name
   * the forms that may come and give no advice.
   */
  taxFormsText?: string;
  /**
   * URL of a page with the Terms, for opening the link in another tab; a plain click opens the
   * product's own text. `#` if there is no such page.
   */
  termsUrl: string;
  /** Link target; a placeholder (`#`) until counsel has published the text. */
  privacyUrl: string;
  payment: PaymentInstructions;
  /** The stricter sign-in profile. Omitted for `standard`, the profile as specified. */
  authProfile?: 'hardened';
  /**
   * Seconds without activity until the customer is logged out. Omitted for the profile's default.
   */
  idleTimeoutSeconds?: number;
  /**
   * Sign-in providers that the login page offers beside the password, by the sign-in service's
   * names. Omitted if there are none.
   */
  signInProviders?: string[];
  /** Whether Settings offers codes by text message as a second factor. Omitted if it does not. */
  phoneFactors?: true;
  /**
   * Whether Settings offers to unlink a sign-in provider. Omitted if it does not, for example because
   * the sign-in service has manual linking off.
   */
  unlink?: true;
}

/** Instructions for bill pay and wire payments; shown to applicants, so they contain no secret. */
export interface PaymentInstructions {
  beneficiary: string;
  bank: string;
  accountNumber: string;
  routingNumber: string;
  /** Used when a bank does not recognize the first routing number. */
  alternateRoutingNumber: string;
}

export type ParsedPortalConfig =
  | { ok: true; config: PortalConfig }
  | { ok: false; errors: string[] };

/**
 * Allowed idle time-outs, in seconds. A shorter one would leave no time to read the warning and
 * respond to it.
 */
export const idleTimeoutBounds = { min: 60, max: 86_400 } as const;

/** Id of the `<script type="application/json">` element that carries the settings. */
export const configElementId = 'portal-config';

/** Validates settings from an untrusted source, and reports all errors at once. */
export function parsePortalConfig(json: unknown): ParsedPortalConfig {
  const source = asRecord(json);
  if (!source) return { ok: false, errors: ['the settings are not a JSON object'] };
  const payment = asRecord(source['payment'] ?? {});
  const errors: string[] = payment ? [] : ['payment must be an object'];

  const text = (from: Record<string, unknown> | undefined, key: string, fallback = '') => {
    const value = from?.[key] ?? fallback;
    if (typeof value === 'string') return value.trim();
    errors.push(`${from === payment ? 'payment.' : ''}${key} must be text`);
    return undefined;
  };
  const needed = (key: string, accepts: (value: string) => boolean, hint: string) => {
    const value = text(source, key);
    if (value === '') errors.push(`${key} is missing`);
    else if (value !== undefined && !accepts(value)) errors.push(`${key} must be ${hint}`);
    return value ?? '';
  };
  const link = (key: string) => {
    const value = text(source, key, '#') ?? '#';
    if (!isLink(value)) errors.push(`${key} must be an http(s) address, a path or #`);
    return value;
  };

  const profile = text(source, 'authProfile', 'standard');
  if (profile !== 'standard' && profile !== 'hardened') {
    errors.push('authProfile must be standard or hardened');
  }
  const idleTimeoutSeconds = source['idleTimeoutSeconds'];
  const hasIdleTimeout = isIdleTimeout(idleTimeoutSeconds);
  if (!hasIdleTimeout && idleTimeoutSeconds !== undefined) {
    errors.push(
      `idleTimeoutSeconds must be a whole number from ${idleTimeoutBounds.min} to ${idleTimeoutBounds.max}`,
    );
  }

  const supportReplyTime = text(source, 'supportReplyTime') ?? '';
  const taxFormsText = text(source, 'taxFormsText') ?? '';
  const { signInProviders = [], phoneFactors = false, unlink = false } = source;
  const hasList = isListOfTexts(signInProviders);
  if (!hasList) errors.push('signInProviders must be a list of texts');
  if (typeof phoneFactors !== 'boolean') errors.push('phoneFactors must be true or false');
  if (typeof unlink !== 'boolean') errors.push('unlink must be true or false');
  const config: PortalConfig = {
    apiUrl: needed('apiUrl', isServiceUrl, 'an http(s) address or start with /'),
    authUrl: needed('authUrl', isServiceUrl, 'an http(s) address or start with /'),
    authKey: needed('authKey', () => true, 'text'),
    supportEmail: text(source, 'supportEmail') ?? '',
    termsUrl: link('termsUrl'),
    privacyUrl: link('privacyUrl'),
    payment: {
      beneficiary: text(payment, 'beneficiary') ?? '',
      bank: text(payment, 'bank') ?? '',
      accountNumber: text(payment, 'accountNumber') ?? '',
      routingNumber: text(payment, 'routingNumber') ?? '',
      alternateRoutingNumber: text(payment, 'alternateRoutingNumber') ?? '',
    },
    // Default values are omitted.
    ...(supportReplyTime !== '' && { supportReplyTime }),
    ...(taxFormsText !== '' && { taxFormsText }),
    ...(profile === 'hardened' && { authProfile: profile }),
    ...(hasIdleTimeout && { idleTimeoutSeconds }),
    ...(hasList && signInProviders.length > 0 && { signInProviders }),
    ...(phoneFactors === true && { phoneFactors }),
    ...(unlink === true && { unlink }),
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, config };
}

/** Returns JSON that is safe inside a script element: no `<`, and no line separators. */
export function serializePortalConfig(config: PortalConfig): string {
  return JSON.stringify(config).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/**
 * Returns whether a value is an absolute http(s) URL, or a path on the page's own origin (`//host`
 * is another origin).
 */
function isServiceUrl(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));
}

function isIdleTimeout(value: unknown): value is number {
  const { min, max } = idleTimeoutBounds;
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isLink(value: string): boolean {
  return value === '' || value.startsWith('#') || isServiceUrl(value);
}
