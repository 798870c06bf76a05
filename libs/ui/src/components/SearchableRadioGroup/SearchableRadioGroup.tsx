'use client';

import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useId, useRef, useState } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useFieldIds } from '../../internal/Field.tsx';
import { FieldErrorText } from '../../internal/FieldErrorText.tsx';
import * as fieldStyles from '../../internal/field.css.ts';
import * as radioStyles from '../../internal/Radios.css.ts';
import { isComposingKey } from '../../formatting/isComposing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegion/announcements.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './SearchableRadioGroup.css.ts';
import { matching, others } from './matching.ts';

/** An option of the list. */
export interface SearchableRadioOption {
  /** Value of the option in the form. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Other names under which the search finds the option, too. They are not shown. */
  aliases?: readonly string[] | undefined;
}

export interface SearchableRadioGroupProps extends Omit<
  Closed<'fieldset'>,
  'onChange' | 'ref' | 'defaultValue' | 'children'
> {
  /** Question above the list. */
  label: string;
  /** The label of the search box. */
  searchLabel: string;
  /** Help text below the label. */
  description?: ReactNode;
  /** Error text below the list. */
  error?: ReactNode;
  /** The options to choose from. */
  options: readonly SearchableRadioOption[];
  /** The chosen value; '' for none. */
  value: string;
  /** Called with the new value. */
  onValueChange: (value: string) => void;
  /**
   * Shown when no option matches.
   * @default 'Nothing matches your search.'
   */
  emptyText?: string;
  /**
   * Whether the search text itself can be chosen; it is then offered at the end of the list.
   * @default false
   */
  allowsOther?: boolean;
  /** Ref of the search box. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Renders a radio group with a search box, for long lists. Enter chooses the only match, and the
 * arrow keys move from the search box into the list; the choice stays while the search changes.
 */
export function SearchableRadioGroup({
  label,
  searchLabel,
  description,
  error,
  options,
  value,
  onValueChange,
  emptyText = 'Nothing matches your search.',
  allowsOther = false,
  ref,
  id,
  name,
  'aria-describedby': describedBy,
  ...props
}: SearchableRadioGroupProps) {
  const ids = useFieldIds({ id, description, error, describedBy });
  const generatedName = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const matches = matching(options, query);
  const found = [...matches, ...(allowsOther ? others(options, value, query) : [])];

  const search = (text: string) => {
    setQuery(text);
    const count = matching(options, text).length;
    const [other] = allowsOther ? others(options, '', text) : [];
    const shown = count === 0 ? emptyText : `${count} of ${options.length} shown`;
    announce([shown, other?.label].filter(Boolean).join(' '));
  };

  const onSearchKey = (event: KeyboardEvent) => {
    // Enter and the arrow keys then belong to the input method.
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      // Inside a form, Enter in the search must not submit the form.
      event.preventDefault();
      const [match] = matches;
      const only = match ?? found.at(-1);
      if (only && matches.length < 2) {
        onValueChange(only.value);
        announce(`${match?.label ?? only.value} chosen`);
      }
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      const radios = 'input[type="radio"]';
      const chosen = list.current?.querySelector<HTMLElement>(`${radios}:checked`);
      (chosen ?? list.current?.querySelector<HTMLElement>(radios))?.focus();
    }
  };

  return (
    <fieldset
      {...props}
      // Not a second group around the options: screen readers would say its label twice.
      role="radiogroup"
      id={ids.controlId}
      className={fieldStyles.fieldset}
      aria-invalid={error ? true : undefined}
      aria-describedby={ids.describedBy}
    >
      <legend className={fieldStyles.legend}>{label}</legend>
      {description && (
        <div id={ids.descriptionId} className={fieldStyles.description}>
          {description}
        </div>
      )}
      <TextField
        label={searchLabel}
        type="search"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        ref={ref}
        value={query}
        onValueChange={search}
        onKeyDown={onSearchKey}
        trailing={
          <Icon>
            <Search />
          </Icon>
        }
      />
      <div ref={list} className={styles.list}>
        {found.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              className={radioStyles.input}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
        {found.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      </div>
      <FieldErrorText id={ids.errorId}>{error}</FieldErrorText>
    </fieldset>
  );
}
