import type { SelectOption } from '@bank-bonuses/ui';
import { useSearchParams } from 'react-router';

/**
 * Returns the option that the customer chose, by default the first one, and a function that chooses
 * another one and returns it. The choice is kept in the URL, so that the Back button and a reload
 * show the same list.
 */
export function useListChoice<Option extends SelectOption>(
  name: string,
  options: readonly [Option, ...Option[]],
) {
  const [search, setSearch] = useSearchParams();
  const optionOf = (value: string | null) =>
    options.find((option) => option.value === value) ?? options[0];
  const choose = (value: string) => {
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
    return optionOf(value);
  };
  return [optionOf(search.get(name)), choose] as const;
}
