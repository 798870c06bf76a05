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
  supportReplyTime?: string | undefined;
  /**
   * Sentences of the yearly statement about tax forms. Omit it for the product's own, which name
   * the forms that may come and give no advice.
   */
  taxFormsText?: string | undefined;
  /**
   * URL of a page with the Terms, for opening the link in another tab; a plain click opens the
   * product's own text. `#` if there is no such page.
   */
  termsUrl: string;
  /** Link target; a placeholder (`#`) until counsel has published the text. */
  privacyUrl: string;
  payment: PaymentInstructions;
  /** The sign-in profile. @default 'standard' */
  authProfile?: 'standard' | 'hardened';
  /**
   * Seconds without activity until the customer is logged out. Omitted for the profile's default.
   */
  idleTimeoutSeconds?: number | undefined;
  /**
   * Sign-in providers that the login page offers beside the password, by the sign-in service's
   * names. Omitted if there are none.
   */
  signInProviders?: string[] | undefined;
  /** Whether Settings offers codes by text message as a second factor. @default false */
  phoneFactors?: boolean;
  /**
   * Whether Settings offers to unlink a sign-in provider, for which the sign-in service must have
   * manual linking on.
   * @default false
   */
  unlink?: boolean;
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

const required = ['apiUrl', 'authUrl', 'authKey', 'payment'] as const;

/**
 * Checks the settings of a page and reports all errors at once. The server has validated them, so
 * this only finds a page without settings, and addresses that no request can be sent to.
 */
export function parsePortalConfig(json: unknown): ParsedPortalConfig {
  const given = (json ?? {}) as Partial<PortalConfig>;
  const missing = required.filter((name) => !given[name]);
  const invalid = (['apiUrl', 'authUrl'] as const).filter(
    (name) => given[name] && !isServiceUrl(given[name]),
  );
  const errors = [
    ...missing.map((name) => `${name} is missing`),
    ...invalid.map((name) => `${name} must be an http(s) address or start with /`),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, config: given as PortalConfig };
}

/** Returns JSON that is safe inside a script element: no `<`, and no line separators. */
export function serializePortalConfig(config: PortalConfig): string {
  return JSON.stringify(config).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Returns whether a value is an absolute http(s) URL, or a path on the page's own origin (`//host`
 * is another origin).
 */
export function isServiceUrl(value: unknown): boolean {
  const url = String(value);
  return /^\/(?![/\\])/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url));
}

/** Returns whether a value may be the target of a link, so that it runs no script. */
export const isLink = (value: string) => value.startsWith('#') || isServiceUrl(value);
