/** Where the auth package keeps the session, as in beforePaint.js and earlyCalls.js. */
export const sessionKey = 'bank-bonuses-auth';
