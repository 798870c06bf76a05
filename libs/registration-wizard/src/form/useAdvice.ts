import { afterPress, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { idOf, type TextName } from '../fields/table.ts';

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
 * Returns the value that a field had on its last blur, or when Enter submitted the step. Use it for
 * advice that must not appear while the applicant types.
 */
export function useValueOnBlur(name: TextName, value: string): string | undefined {
  const [valueOnBlur, setValueOnBlur] = useState(() =>
    document.activeElement?.id === idOf(name) ? undefined : value,
  );
  // A layout effect, because this module loads while the applicant types, and a blur could occur
  // before a plain effect runs.
  useLayoutEffect(() => {
    const input = document.getElementById(idOf(name));
    if (!(input instanceof HTMLInputElement)) return;
    const update = () => setValueOnBlur(input.value);
    let callOff = () => {};
    const updateAfterPress = () => {
      callOff = afterPress(update);
    };
    const { form } = input;
    input.addEventListener('blur', updateAfterPress);
    form?.addEventListener('submit', update);
    return () => {
      callOff();
      input.removeEventListener('blur', updateAfterPress);
      form?.removeEventListener('submit', update);
    };
  }, [name]);
  return valueOnBlur;
}
