/** Where the browser keeps that the customer has hidden the amounts: 'yes', or nothing. */
export const hideAmountsKey = 'bank-bonuses.hide-amounts';
