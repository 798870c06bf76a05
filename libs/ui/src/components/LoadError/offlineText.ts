/** Shown if the browser itself knows that it is offline. */
export const offlineText = 'You are offline. Check your internet connection and try again.';
