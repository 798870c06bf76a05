import { afterPress, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { idOf, type TextName } from '../fields/table.ts';
import { useRegistrationForm } from './registrationForm.ts';

/**
 * Returns advice for a field, and announces it when it appears, because screen readers would not
 * read it otherwise. Advice that is already present when the step opens is not announced.
 */
export function useAdvice(text: string | undefined): string | undefined {
  const announce = useAnnounce();
  const said = useRef(text);
  useEffect(() => {
    if (text !== undefined && text !== said.current) announce(text);
    said.current = text;
  }, [text, announce]);
  return text;
}

/**
 * Returns the value that a field had on its last blur. Use it for advice that must not appear while
 * the applicant types.
 */
export function useValueOnBlur(name: TextName): string {
  const { getValues } = useRegistrationForm();
  const [valueOnBlur, setValueOnBlur] = useState(() => getValues(name));
  useEffect(() => {
    const input = document.getElementById(idOf(name));
    let callOff = () => {};
    const update = () => {
      callOff = afterPress(() => setValueOnBlur(getValues(name)));
    };
    input?.addEventListener('blur', update);
    return () => {
      callOff();
      input?.removeEventListener('blur', update);
    };
  }, [name, getValues]);
  return valueOnBlur;
}
