const amounts = /\$\s?\d[\d,]*(?:\.\d+)?/g;

/**
 * Returns the text with each amount in dollars replaced by `dots`, for texts of the service that are
 * shown while amounts are hidden.
 */
export const hideAmounts = (text: string, dots: string): string =>
  text.replaceAll(amounts, () => dots);
