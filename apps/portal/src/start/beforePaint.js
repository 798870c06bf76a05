/**
 * Runs before the first paint, as a classic script of its own because the content policy allows no
 * inline one: applies the theme that the visitor chose, asks for the signed-in pages' scripts where a
 * session is stored, and shows a way out when a script of the page cannot be loaded, since then nothing
 * else here can.
 */
(() => {
  const { ahead } = document.currentScript.dataset;
  try {
    const theme = localStorage.getItem('bank-bonuses.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (ahead && localStorage.getItem('bank-bonuses-auth')) {
      for (const href of ahead.split(' ')) {
        const link = document.createElement('link');
        document.head.append(
          Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }),
        );
      }
    }
  } catch {
    // Storage is refused: the system's theme applies, and there is no session.
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
