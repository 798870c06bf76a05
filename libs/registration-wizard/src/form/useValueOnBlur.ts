import { afterPress } from '@bank-bonuses/ui';
import { useLayoutEffect, useState } from 'react';
import { idOf } from './fields.ts';
import type { TextName } from './useTextField.ts';

/**
 * A field's value when it last lost the focus, or when its step's button was pressed, which leaves the
 * focus where it is; nobody is corrected while typing.
 */
export function useValueOnBlur(name: TextName, value: string): string | undefined {
  const [valueOnBlur, setValueOnBlur] = useState(() =>
    document.activeElement?.id === idOf(name) ? undefined : value,
  );
  // With the paint, not after it: this loads while somebody types, who may leave the field in between.
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
