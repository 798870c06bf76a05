import type { PortalConfig } from './portalConfig.ts';

export interface SupportMail {
  subject: string;
  body?: string;
  /** The reference by which support finds the registration; added to the subject. */
  reference?: string | undefined;
  /** Whether a mail without a reference starts with a line that asks for it. @default false */
  asksReference?: boolean;
}

const referenceLine = 'My reference, as on my receipt (BB-…): ';

/** Returns a mailto link to support; `undefined` if no address is set. */
export function supportMailLink(
  config: Pick<PortalConfig, 'supportEmail'> | undefined,
  { subject, body, reference, asksReference = false }: SupportMail,
): string | undefined {
  const address = config?.supportEmail;
  if (!address?.includes('@')) return undefined;
  // Encodes spaces as '%20': a mail program would show '+' as a plus sign.
  const about = reference === undefined ? subject : `${subject} (${reference})`;
  const asked = reference === undefined && asksReference ? [referenceLine] : [];
  const text = [...asked, ...(body === undefined ? [] : [body])].join('\n\n');
  const query = [`subject=${encodeURIComponent(about)}`];
  if (text !== '') query.push(`body=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}?${query.join('&')}`;
}
