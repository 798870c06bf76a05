interface Labeled {
  label: string;
  aliases?: readonly string[] | undefined;
}

const namesOf = ({ label, aliases = [] }: Labeled) => [label, ...aliases];

/** Removes punctuation, case and accents: 'us bank' finds 'U.S. Bank'. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Removes spaces and all other separators, too: 'wells-fargo' finds 'Wells Fargo', and 'e trade'
 * finds 'E*TRADE'.
 */
const joined = (text: string) => plain(text.replaceAll(/\p{P}/gu, ' ')).replaceAll(' ', '');

/**
 * Returns the options of which the label or an alias contains the query, or all options for an
 * empty query.
 */
export function matching<Option extends Labeled>(options: readonly Option[], query: string) {
  const wanted = plain(query);
  const isFound = (name: string) =>
    plain(name).includes(wanted) || joined(name).startsWith(joined(query));
  return options.filter((option) => namesOf(option).some(isFound));
}

/**
 * Returns the additional entries: a chosen value that is not one of the options, and the search
 * text.
 */
export function others(options: readonly Labeled[], value: string, query: string) {
  const isOption = (text: string) =>
    options.flatMap(namesOf).some((name) => joined(name) === joined(text));
  const wanted = query.replaceAll(/\s+/g, ' ').trim();
  const isNew = plain(wanted) !== '' && !isOption(wanted) && plain(wanted) !== plain(value);
  return [
    ...(value !== '' && !isOption(value) ? [{ value, label: value }] : []),
    ...(isNew ? [{ value: wanted, label: `Add "${wanted}"` }] : []),
  ];
}
