/** Why nothing came, where the browser itself knows it. */
export const offlineText = 'You are offline. Check your internet connection and try again.';
