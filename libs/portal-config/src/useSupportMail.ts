import { use } from 'react';
import { SupportReferenceContext, usePortalConfig } from './react.tsx';
import { supportMailLink, type SupportMail } from './supportMail.ts';

/**
 * Returns a mailto link to support; `undefined` if no address is set, or while the settings are
 * unknown.
 */
export function useSupportMail({ reference, ...mail }: SupportMail): string | undefined {
  const known = use(SupportReferenceContext);
  return supportMailLink(usePortalConfig(), { ...mail, reference: reference ?? known });
}
