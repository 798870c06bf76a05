import { afterPress, useAnnounce } from '@bank-bonuses/ui';
import type { ChangeEvent, FocusEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { Kind } from '../fields/field.ts';
import { loadedRules } from '../fields/loadedRules.ts';
import { fieldOf, idOf, labelOf, stepOf, type FieldName, type TextName } from '../fields/table.ts';
import { groupTextOf, toFieldError } from '../errors/formError.ts';
import { groupTextId, useRegistrationForm, type Form } from './registrationForm.ts';

/** The id of an error box's text, which its fields reference. */
export const formErrorTextId = 'register-failure';

/** The kinds of fields that are checked on blur. */
const checkedOnBlur: readonly Kind[] = ['text', 'ssn', 'day', 'expiry'];

export interface FieldOptions {
  /**
   * Returns the error to show on blur. Not called for an empty field.
   * @default the field's rule, for the kinds of fields that are checked on blur
   */
  check?: (value: string) => string | undefined;
}

/** Connects a component with a field of the form: its id, its error, and what changes the error. */
export function useField(name: FieldName, { check }: FieldOptions = {}) {
  const form = useRegistrationForm();
  const announce = useAnnounce();
  const { errors } = useFormState({ control: form.control, name });
  const error = errors[name];
  const { group, kind } = fieldOf(name);
  const textId = group ? groupTextId(group) : formErrorTextId;

  const errorText = () => {
    const value = form.getValues(name);
    if (typeof value !== 'string' || value === '') return undefined;
    return check ? check(value) : loadedRules(stepOf(name))?.fieldError(name, value)?.text;
  };
  const checkAnswer = () => {
    const text = errorText();
    if (text === undefined) return;
    form.setError(name, toFieldError({ text, message: text }));
    announce(text);
  };
  return {
    id: idOf(name),
    name,
    label: labelOf(name),
    error: error?.message,
    'aria-describedby': groupTextOf(error) === undefined ? undefined : textId,
    /** Call it after each change of the answer. */
    onAnswered: () => {
      if (loadedRules(stepOf(name))) recheck(form, name);
      else if (errorText() === undefined) form.clearErrors(name);
    },
    /** Call it on blur. */
    onLeft: () => {
      if (check || checkedOnBlur.includes(kind)) afterPress(checkAnswer);
    },
  };
}

/**
 * Removes the error of a changed answer as soon as the answer is right. A new password can also
 * correct the error of the confirmed one.
 */
function recheck(form: Form, name: FieldName): void {
  const names: FieldName[] = name === 'password' ? [name, 'confirmPassword'] : [name];
  const marked = names.filter((each) => form.getFieldState(each).error);
  if (marked.length > 0) void form.trigger(marked);
}

/**
 * Binds a text, date, password or select field of the kit to the form. The input is uncontrolled,
 * so typing causes no render.
 */
export function useTextField(name: TextName, options?: FieldOptions) {
  const { register } = useRegistrationForm();
  const { onAnswered, onLeft, ...field } = useField(name, options);
  const { ref, onChange, onBlur } = register(name);
  type Control = HTMLInputElement | HTMLSelectElement;
  return {
    ...field,
    ref,
    onChange: async (event: ChangeEvent<Control>) => {
      await onChange(event);
      onAnswered();
    },
    onBlur: (event: FocusEvent<Control>) => {
      onLeft();
      return onBlur(event);
    },
  };
}
