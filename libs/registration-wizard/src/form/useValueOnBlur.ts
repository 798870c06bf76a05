import { afterPress } from '@bank-bonuses/ui';
import { useLayoutEffect, useState } from 'react';
import { idOf, type TextName } from '../fields/table.ts';

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
