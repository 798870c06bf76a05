import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Form } from '../form/registrationForm.ts';

const maxReferralLength = 200;

export interface ReferralProps {
  form: Form;
}

/**
 * Fills in 'Who referred you?' from the referral link's `?ref=`, unless the field has an answer.
 * This is a component without output rather than a hook of the page, because a hook would re-render
 * the page for each history entry.
 */
export function Referral({ form }: ReferralProps) {
  const { search } = useLocation();
  const referral = new URLSearchParams(search).get('ref')?.trim().slice(0, maxReferralLength);
  useEffect(() => {
    if (referral && form.getValues('referredBy') === '') form.setValue('referredBy', referral);
  }, [referral, form]);
  return null;
}
