import { agreements, versionInForce, type AgreementKind } from '@bank-bonuses/product';
import type { Contract } from '../contract/index.ts';
import { type EventLog, httpErrors } from '../http/index.ts';

/** Name of the request header, in lower case as Node provides it. */
export const versionsHeader = 'agreement-versions';

/** The agreement versions that the applicant saw, as far as the request names them. */
export type ShownVersions = Partial<Record<AgreementKind, string>>;

const loc = ['header', 'Agreement-Versions'];
const kinds = Object.keys(agreements) as AgreementKind[];

/** Parses the header; an invalid one is rejected before anything is stored or charged. */
export function parseShownVersions(
  contract: Contract,
  header: string | string[] | undefined,
): ShownVersions {
  if (header === undefined) return {};
  if (contract.parameter('AgreementVersions')(header).length > 0) {
    const msg = 'Must list versions like terms_of_service=1.0, contractor_agreement=1.0';
    throw httpErrors.invalid([{ loc, msg, type: 'pattern' }]);
  }
  const pairs = String(header)
    .split(',')
    .map((entry) => entry.trim().split('='));
  const shown = new Map(pairs.map(([kind = '', version = '']) => [kind, version]));
  if (shown.size < pairs.length) {
    const msg = 'Must not name a contract twice';
    throw httpErrors.invalid([{ loc, msg, type: 'uniqueItems' }]);
  }
  return Object.fromEntries(shown);
}

/**
 * Returns the version to store with a consent: the version that the request names, even if this
 * build does not know it, or else the version in force. Rejecting an unknown version could lose a
 * registration whose payment was made.
 */
export function acceptedVersion(shown: ShownVersions, kind: AgreementKind, moment: Date): string {
  return shown[kind] ?? versionInForce(agreements[kind], moment);
}

/**
 * Warns about agreements whose version in force is a draft, so that a deployment does not go live
 * with texts that counsel has not approved.
 */
export function reportDrafts(log: Pick<EventLog, 'warn'>, now: Date): void {
  for (const kind of kinds) {
    const version = versionInForce(agreements[kind], now);
    const isDraft = agreements[kind].versions.some(
      (each) => each.version === version && each.isDraft,
    );
    if (isDraft) log.warn({ event: 'agreements.draft', kind, version });
  }
}

/** Logs versions that this build does not know, so that someone can look for their text. */
export function reportUnknownVersions(log: EventLog, id: string, shown: ShownVersions): void {
  for (const kind of kinds) {
    const version = shown[kind];
    const isKnown = agreements[kind].versions.some((listed) => listed.version === version);
    if (version === undefined || isKnown) continue;
    log.warn({ event: 'registration.agreement_unknown', registrationId: id, kind });
  }
}
