import type { AgreementKind } from '../agreements.ts';
import type { AgreementText } from './agreementText.ts';

export type { AgreementSection, AgreementText } from './agreementText.ts';
// The current versions, which applicants accept.
export { contractorAgreement } from './1.1-draft/contractorAgreement.ts';
export { termsOfService } from './1.1-draft/termsOfService.ts';

type Archive = Record<
  AgreementKind,
  readonly [version: string, load: () => Promise<AgreementText>][]
>;

/** Every released text, each in a file of its own, so that a page loads only the one that is read. */
const archive: Archive = {
  terms_of_service: [
    ['1.0-draft', async () => (await import('./1.0-draft/termsOfService.ts')).termsOfService],
    ['1.1-draft', async () => (await import('./1.1-draft/termsOfService.ts')).termsOfService],
  ],
  contractor_agreement: [
    [
      '1.0-draft',
      async () => (await import('./1.0-draft/contractorAgreement.ts')).contractorAgreement,
    ],
    [
      '1.1-draft',
      async () => (await import('./1.1-draft/contractorAgreement.ts')).contractorAgreement,
    ],
  ],
};

/** Returns the text of a version as it was released, or `undefined` for an unknown version. */
export async function loadAgreementText(
  kind: AgreementKind,
  version: string | undefined,
): Promise<AgreementText | undefined> {
  return archive[kind].find(([known]) => known === version)?.[1]();
}
