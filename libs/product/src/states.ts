/** Codes of the states and territories, in the order in which they are offered. */
export const states = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['DC', 'District of Columbia'],
  ['PR', 'Puerto Rico'],
  ['VI', 'U.S. Virgin Islands'],
  ['AS', 'American Samoa'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
] as const;

export type StateCode = (typeof states)[number][0];

/** Options for a state: the code, because the specification lists codes, then the name. */
export const stateOptions = states.map(([value, name]) => ({ value, label: `${value} - ${name}` }));

/** Returns the name of a state's code ('AZ'); `undefined` if the text is no code of the list. */
export function stateName(code: string): string | undefined {
  return states.find(([known]) => known === code)?.[1];
}

/** Other names of a state, as `plain` writes them. */
const otherNames: Readonly<Record<string, StateCode>> = {
  'washington dc': 'DC',
  'us virgin islands': 'VI',
  'virgin islands': 'VI',
  'northern marianas': 'MP',
};

/**
 * Returns the code of a state that is written as its code or its whole name, in any case and also
 * in full-width letters; `undefined` for every other text. A name is never shortened to its first
 * two letters, which are often another state's code (Arizona, AR).
 */
export function stateCodeOf(text: string): StateCode | undefined {
  const written = plain(text);
  return (
    otherNames[written] ??
    states.find(([code, name]) => [code.toLowerCase(), plain(name)].includes(written))?.[0]
  );
}

/**
 * Returns the text of a state's field after `text` was typed, pasted or filled in. A whole name
 * becomes its code. Any other text of more than two letters changes nothing.
 * @param current the text of the field before
 */
export function stateFieldText(text: string, current = ''): string {
  const typed = text.normalize('NFKC').trim().toUpperCase();
  if (typed.length <= 2) return typed;
  // A name that is pasted behind the current letters replaces them.
  return stateCodeOf(text) ?? stateCodeOf(text.slice(current.length)) ?? current;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
