import { afterPress, useAnnounce } from '@bank-bonuses/ui';
import type { ChangeEvent, FocusEvent } from 'react';
import { groupTextId, type ErrorGroup } from './formError.ts';
import { idOf, labelOf } from './fields.ts';
import type { RegistrationForm } from './registrationForm.ts';
import {
  formErrorTextId,
  ownErrorType,
  useFieldError,
  useRegistrationForm,
} from './useRegistrationForm.ts';

/** Names of the fields whose answer is text. */
export type TextName = {
  [Name in keyof RegistrationForm]: RegistrationForm[Name] extends string ? Name : never;
}[keyof RegistrationForm];

export interface TextFieldOptions {
  /** Returns the error to show on blur. Not called for an empty field. */
  check?: (value: string) => string | undefined;
  /** The group whose text also covers this field. @default the error box of the step */
  group?: ErrorGroup;
}

/**
 * Binds a text, date, password or select field of the kit to the form. The input is uncontrolled,
 * so typing causes no render. The first change clears the field's error until the next validation.
 */
export function useTextField(name: TextName, { check, group }: TextFieldOptions = {}) {
  const { register, getValues, setError, clearErrors } = useRegistrationForm();
  const { text, isOfGroup } = useFieldError(name);
  const announce = useAnnounce();
  const { ref, onChange, onBlur } = register(name);
  const clearFieldError = () => {
    if (text !== undefined) clearErrors(name);
  };
  return {
    name,
    ref,
    id: idOf(name),
    label: labelOf(name),
    error: text,
    'aria-describedby': isOfGroup ? (group ? groupTextId(group) : formErrorTextId) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      clearFieldError();
      return onChange(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      afterPress(() => {
        const value = getValues(name);
        const message = value === '' ? undefined : check?.(value);
        if (message === undefined) return;
        setError(name, { type: ownErrorType, message });
        announce(message);
      });
      return onBlur(event);
    },
  };
}
