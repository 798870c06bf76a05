/** Countries of a billing address. */
export const countries = [
  'United States',
  'Bangladesh',
  'Brazil',
  'Canada',
  'China',
  'Colombia',
  'Cuba',
  'Dominican Republic',
  'Ecuador',
  'El Salvador',
  'Germany',
  'Guatemala',
  'Haiti',
  'Honduras',
  'India',
  'Jamaica',
  'Japan',
  'Mexico',
  'Nigeria',
  'Pakistan',
  'Peru',
  'Philippines',
  'South Korea',
  'Ukraine',
  'United Kingdom',
  'Venezuela',
  'Vietnam',
  'Other',
] as const;

export type Country = (typeof countries)[number];
export type CitizenshipCountry = Exclude<Country, 'United States'>;

const asOption = <T extends string>(value: T) => ({ value, label: value });

export const countryOptions = countries.map(asOption);

/**
 * Options for the country of citizenship. They exclude the United States, because US citizens are
 * not asked for a country.
 */
export const citizenshipOptions = countries
  .filter((country): country is CitizenshipCountry => country !== 'United States')
  .map(asOption);
