import {
  agreements,
  agreementVersionText,
  longMoment,
  type AgreementKind,
} from '@bank-bonuses/product';
import { loadAgreementText } from '@bank-bonuses/product/agreement-texts';
import { Heading, LoadError, Stack, Text } from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { DocumentDialog, type DocumentDialogProps } from './DocumentDialog.tsx';

/** An agreement that the customer accepted. */
export interface AcceptedAgreement {
  kind: AgreementKind;
  /** `undefined` if the service has not recorded it. */
  version?: string | undefined;
  /** ISO time. */
  accepted_at: string;
}

export const agreementTitles: Record<AgreementKind, string> = {
  terms_of_service: 'Terms of Service',
  contractor_agreement: 'Independent Contractor Agreement',
};

/** Returns the version that was accepted, or `undefined` if this build does not know it. */
export const knownVersion = ({ kind, version }: AcceptedAgreement) =>
  agreements[kind].versions.find((known) => known.version === version);

/** Returns which version was accepted when. Says so if the version has no text here. */
export function acceptanceText(agreement: AcceptedAgreement): string {
  const known = knownVersion(agreement);
  const accepted = `Accepted ${longMoment(agreement.accepted_at)}.`;
  if (known) return `${agreementVersionText(known)}. ${accepted}`;
  return agreement.version
    ? `Version ${agreement.version}. ${accepted} The text of this version is not in this portal. Please contact us for it.`
    : `${accepted} The version was not recorded. Please contact us for the text.`;
}

interface AgreementDocumentProps extends Pick<DocumentDialogProps, 'name' | 'onClose'> {
  agreement: AcceptedAgreement;
}

/** Renders an agreement in the version that the customer accepted. */
export function AgreementDocument({ agreement, ...dialog }: AgreementDocumentProps) {
  const { kind, version } = agreement;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['agreement', kind, version],
    queryFn: async () => (await loadAgreementText(kind, version)) ?? null,
    retry: false,
    // The text is a part of the portal's code, which the browser may have cached.
    networkMode: 'always',
  });
  return (
    <DocumentDialog
      {...dialog}
      title={agreementTitles[kind]}
      description={acceptanceText(agreement)}
      empty={!data}
    >
      {isError && (
        <LoadError
          message="The text could not be loaded."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.sections.map(({ heading, paragraphs }) => (
        <Stack as="section" gap="xs" key={heading}>
          <Heading level={3}>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </DocumentDialog>
  );
}
