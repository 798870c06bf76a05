import { use } from 'react';
import { SupportReferenceContext, usePortalConfig } from './react.tsx';
import { supportMailLink, type SupportMail } from './supportMail.ts';

/** A link that begins a mail to support; `undefined` where no address is set or known yet. */
export function useSupportMail({ reference, ...mail }: SupportMail): string | undefined {
  const known = use(SupportReferenceContext);
  return supportMailLink(usePortalConfig(), { ...mail, reference: reference ?? known });
}
