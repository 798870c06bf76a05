'use client';

import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Closed } from './closed.ts';
import { OptionalMark, useFieldIds } from './Field.tsx';
import { FieldErrorText } from './FieldErrorText.tsx';
import * as fieldStyles from './field.css.ts';
import * as styles from './Radios.css.ts';

/** An option of a radio group. */
export interface RadioOption {
  /** Value of the option in the form. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Explanation below the option's text. */
  description?: ReactNode;
  /**
   * Whether the option cannot be chosen now.
   * @default false
   */
  disabled?: boolean;
}

export interface RadiosProps extends Omit<
  Closed<'fieldset'>,
  'onChange' | 'onBlur' | 'ref' | 'defaultValue' | 'children'
> {
  /** Question above the options. */
  label: string;
  /** Help text between label and options. */
  description?: ReactNode;
  /** Error text below the options. */
  error?: ReactNode;
  /**
   * Shows '(optional)' after the label.
   * @default false
   */
  optional?: boolean;
  /** The options in their order. */
  options: readonly RadioOption[];
  /** The chosen value of a controlled group; '' for none. */
  value?: string;
  /** The initial value of an uncontrolled group. */
  defaultValue?: string;
  /** Called with the new value. */
  onValueChange?: (value: string) => void;
  /** Called when focus leaves an option. */
  onBlur?: () => void;
  /** Ref of the first radio button, so that a form can move focus to the group. */
  ref?: React.Ref<HTMLInputElement>;
}

interface Props extends RadiosProps {
  look: 'plain' | 'cards';
}

/** Renders a group of native radio buttons. */
export function Radios({
  look,
  label,
  description,
  error,
  optional = false,
  options,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  ref,
  id,
  name,
  'aria-describedby': describedBy,
  ...props
}: Props) {
  const ids = useFieldIds({ id, description, error, describedBy });
  const generatedName = useId();
  return (
    <fieldset
      aria-required={optional ? undefined : true}
      {...props}
      role="radiogroup"
      id={ids.controlId}
      className={fieldStyles.fieldset}
      aria-invalid={error ? true : undefined}
      aria-describedby={ids.describedBy}
    >
      <legend className={fieldStyles.legend}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      {description && (
        <div id={ids.descriptionId} className={fieldStyles.description}>
          {description}
        </div>
      )}
      <div className={styles.list[look]}>
        {options.map((option, index) => {
          const optionId = `${ids.controlId}-${index}`;
          return (
            <label key={option.value} htmlFor={optionId} className={styles.option[look]}>
              <input
                id={optionId}
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name ?? generatedName}
                value={option.value}
                className={styles.input}
                disabled={option.disabled}
                data-invalid={error ? '' : undefined}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={option.description ? `${optionId}-description` : undefined}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={
                  value === undefined && defaultValue !== undefined
                    ? defaultValue === option.value
                    : undefined
                }
                onChange={() => onValueChange?.(option.value)}
                onBlur={onBlur}
              />
              <span className={styles.words}>
                <span
                  id={`${optionId}-name`}
                  className={look === 'cards' ? styles.cardName : styles.name}
                >
                  {option.label}
                </span>
                {option.description && (
                  <span id={`${optionId}-description`} className={styles.description}>
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldErrorText id={ids.errorId}>{error}</FieldErrorText>
    </fieldset>
  );
}
