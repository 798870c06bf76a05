import { longDay } from './longDay.ts';

/** A contract that applicants accept. The value is the name under which the service stores it. */
export type AgreementKind = 'terms_of_service' | 'contractor_agreement';

/** One version of an agreement's text. */
export interface AgreementVersion {
  version: string;
  /** The first day on which the version is in force, `YYYY-MM-DD`. */
  effectiveDate: string;
  /** Whether counsel has yet to approve the text. Omitted for an approved text. */
  isDraft?: true;
}

export interface Agreement {
  id: 'terms-of-service' | 'independent-contractor-agreement';
  /** The version whose text this build of the portal shows. */
  current: AgreementVersion;
  /** Every version that was ever shown, oldest first; `current` is the last. */
  versions: readonly AgreementVersion[];
}

const firstDraft: AgreementVersion = {
  version: '1.0-draft',
  effectiveDate: '2026-11-20',
  isDraft: true,
};
const plainDraft: AgreementVersion = {
  version: '1.1-draft',
  effectiveDate: '2026-11-29',
  isDraft: true,
};

/**
 * The agreements with their versions. Add a new version as the last one, with its text in a folder
 * of `agreementTexts`; keep every released version, because registrations reference it.
 */
export const agreements: Readonly<Record<AgreementKind, Agreement>> = {
  terms_of_service: editions('terms-of-service', firstDraft, plainDraft),
  contractor_agreement: editions('independent-contractor-agreement', firstDraft, plainDraft),
};

/** Returns a version with its day: 'Version 1.0, effective March 1, 2027'. A draft says so. */
export function agreementVersionText({
  version,
  effectiveDate,
  isDraft,
}: AgreementVersion): string {
  const draft = isDraft ? ' (draft for counsel)' : '';
  return `Version ${version}, effective ${longDay(effectiveDate)}${draft}`;
}

/**
 * Returns the version in force at a time. A version takes effect at midnight UTC. Before the first
 * effective date, returns the oldest version: the clock is probably wrong, since nothing older was
 * ever shown.
 */
export function versionInForce(
  { versions, current }: Pick<Agreement, 'versions' | 'current'>,
  moment: Date,
): string {
  const day = moment.toISOString().slice(0, 10);
  const begun = versions.filter(({ effectiveDate }) => effectiveDate <= day);
  return (begun.at(-1) ?? versions[0] ?? current).version;
}

function editions(
  id: Agreement['id'],
  ...versions: [AgreementVersion, ...AgreementVersion[]]
): Agreement {
  return { id, versions, current: versions.at(-1) ?? versions[0] };
}
