import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { RegistrationForm } from '../form/registrationForm.ts';

const maxReferralLength = 200;

export interface ReferralProps {
  form: UseFormReturn<RegistrationForm>;
}

/**
 * Answers 'Who referred you?' from the referral link's `?ref=`, unless somebody has answered it. Draws nothing: the
 * page would be drawn again with each entry of the history.
 */
export function Referral({ form }: ReferralProps) {
  const { search } = useLocation();
  const referral = new URLSearchParams(search).get('ref')?.trim().slice(0, maxReferralLength);
  useEffect(() => {
    if (referral && form.getValues('referredBy') === '') form.setValue('referredBy', referral);
  }, [referral, form]);
  return null;
}
