interface Labelled {
  label: string;
}

/** Letters and digits only, without case and accents: 'U.S. Bank' is found by 'us bank'. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The options whose label contains the query; all of them for an empty one. */
export function matching<Option extends Labelled>(options: readonly Option[], query: string) {
  const wanted = plain(query);
  return options.filter(({ label }) => plain(label).includes(wanted));
}
