/** The element of the built page that holds Home with sample figures. */
export const earlyPageId = 'early-page';
