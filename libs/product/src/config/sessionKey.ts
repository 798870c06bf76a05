/**
 * Key of the signed-in session in `localStorage`, and prefix of everything else that the auth
 * package stores. The journeys store a session under it to start signed in.
 */
export const sessionKey = 'bank-bonuses-auth';
