import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useId, useRef, useState } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useFieldIds } from '../../internal/Field.tsx';
import { FieldErrorText } from '../../internal/FieldErrorText.tsx';
import * as fieldStyles from '../../internal/field.css.ts';
import * as radioStyles from '../../internal/Radios.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegion/announcements.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './SearchList.css.ts';
import { matching } from './matching.ts';

export interface SearchListOption {
  value: string;
  label: string;
}

export interface SearchListProps extends Omit<
  Closed<'fieldset'>,
  'onChange' | 'ref' | 'defaultValue' | 'children'
> {
  /** What is chosen from the list. */
  legend: string;
  /** The label of the search box. */
  searchLabel: string;
  /** How to answer, below the legend. */
  hint?: ReactNode;
  /** What is wrong, below the list. */
  error?: ReactNode;
  /** Everything that can be chosen. */
  options: readonly SearchListOption[];
  /** The chosen value; '' for none. */
  value: string;
  /** Gets the new value. */
  onValueChange: (value: string) => void;
  /**
   * What stands in the list's place when nothing matches.
   * @default 'Nothing matches your search.'
   */
  emptyText?: string;
  /** Reaches the search box. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of a list that is long enough to search. Enter takes the only match, the arrow goes from the
 * box into the list; the choice stays while the search changes.
 */
export function SearchList({
  legend,
  searchLabel,
  hint,
  error,
  options,
  value,
  onValueChange,
  emptyText = 'Nothing matches your search.',
  ref,
  id,
  name,
  'aria-describedby': describedBy,
  ...props
}: SearchListProps) {
  const ids = useFieldIds({ id, hint, error, describedBy });
  const generatedName = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = matching(options, query);

  const search = (text: string) => {
    setQuery(text);
    const count = matching(options, text).length;
    announce(count === 0 ? emptyText : `${count} of ${options.length} shown`);
  };

  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Inside a form, Enter in the search must not send it.
      event.preventDefault();
      const [only] = found;
      if (only && found.length === 1) onValueChange(only.value);
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
      id={ids.controlId}
      className={fieldStyles.fieldset}
      aria-describedby={ids.describedBy}
    >
      <legend className={fieldStyles.legend}>{legend}</legend>
      {hint && (
        <div id={ids.hintId} className={fieldStyles.hint}>
          {hint}
        </div>
      )}
      <TextField
        label={searchLabel}
        type="search"
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
      <div
        ref={list}
        role="radiogroup"
        aria-label={legend}
        aria-invalid={error ? true : undefined}
        className={styles.list}
      >
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
