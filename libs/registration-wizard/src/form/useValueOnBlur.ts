import { afterPress } from '@bank-bonuses/ui';
import { useLayoutEffect, useState } from 'react';
import { idOf } from './fields.ts';
import type { TextName } from './useTextField.ts';

/**
 * Returns a field's value when it last lost the focus, or when the step's button was pressed with Enter;
 * typing shows no correction.
 */
export function useValueOnBlur(name: TextName, value: string): string | undefined {
  const [valueOnBlur, setValueOnBlur] = useState(() =>
    document.activeElement?.id === idOf(name) ? undefined : value,
  );
  // Before the paint: this module loads while the applicant types and may leave the field.
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
