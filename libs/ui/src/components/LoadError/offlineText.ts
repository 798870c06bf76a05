/** Shown if `navigator.onLine` is false. */
export const offlineText = 'You are offline. Check your internet connection and try again.';
