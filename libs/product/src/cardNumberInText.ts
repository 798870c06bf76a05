/** Shown at a field that is not a card field but contains a card number. */
export const cardNumberInTextMessage =
  'Please remove the card number here. Only the card fields of step 5 may contain one.';

/** Digits in groups, as people write card numbers: separated by blanks, dashes or dots. */
const groupsOfDigits = /\d+(?:[\s\p{Pd}.]{1,3}\d+)*/gu;

/** Digits of the shortest card number. */
const minCardDigits = 12;

/** Longer than any phone number, which has at most 15 digits (E.164). */
const longerThanPhones = 16;

/**
 * Returns whether a text contains a card number: 12 to 19 digits, possibly in groups, that pass the
 * Luhn check. Wizard and service reject such a text, because a card number must never be stored.
 */
export function containsCardNumber(text: string): boolean {
  return hasCardNumber(text, minCardDigits);
}

/** Returns whether a phone number contains a card number that is too long for a phone. */
export function isCardNumberAsPhone(phone: string): boolean {
  return hasCardNumber(phone, longerThanPhones);
}

function hasCardNumber(text: string, minDigits: number): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return (plain.match(groupsOfDigits) ?? []).some((run) => {
    const groups = run.match(/\d+/g) ?? [];
    // A house number may come before the card number, so every sequence of groups is checked.
    return groups.some((_, from) =>
      groups.some((_, to) => isCardNumber(groups.slice(from, to + 1).join(''), minDigits)),
    );
  });
}

function isCardNumber(digits: string, minDigits: number): boolean {
  return digits.length >= minDigits && digits.length <= 19 && passesLuhnCheck(digits);
}

/** Returns whether digits pass the Luhn check (ISO/IEC 7812) of card numbers. */
export function passesLuhnCheck(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
