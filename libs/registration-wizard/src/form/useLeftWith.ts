import { useLayoutEffect, useState } from 'react';
import { idOf } from './fields.ts';
import type { TextName } from './useTextField.ts';

/**
 * What a field held when it was last left, or when its step's button was pressed, which leaves the focus
 * where it is; nobody is corrected while typing.
 */
export function useLeftWith(name: TextName, value: string): string | undefined {
  const [left, setLeft] = useState(() =>
    document.activeElement?.id === idOf(name) ? undefined : value,
  );
  // With the paint, not after it: this loads while somebody types, who may leave the field in between.
  useLayoutEffect(() => {
    const input = document.getElementById(idOf(name));
    if (!(input instanceof HTMLInputElement)) return;
    const leave = () => setLeft(input.value);
    const { form } = input;
    input.addEventListener('blur', leave);
    form?.addEventListener('submit', leave);
    return () => {
      input.removeEventListener('blur', leave);
      form?.removeEventListener('submit', leave);
    };
  }, [name]);
  return left;
}
