/**
 * Runs before the first paint, as a classic script of its own because the content policy allows no
 * inline one: applies the theme that the visitor chose, and shows a way out when a script of the page
 * cannot be loaded, since then nothing else here can.
 */
(() => {
  try {
    const theme = localStorage.getItem('bank-bonuses.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is refused: the system's theme applies.
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        document.getElementById('start-failed').hidden = false;
    },
    true,
  );
})();
