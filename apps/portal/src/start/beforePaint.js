/**
 * Runs before the first paint, as a classic script that the build puts into each page; the content policy names it
 * by its hash. Applies the theme that the visitor chose, asks for the scripts of a signed-in page where a
 * session is stored, and shows a way out when a script of the page cannot be loaded, since then nothing
 * else here can. It asks for nothing that the page can start without, since many browsers remember a
 * `modulepreload` that has failed.
 */
(() => {
  const { ahead, home, aheadHome } = document.currentScript.dataset;
  try {
    const theme = localStorage.getItem('bank-bonuses.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (ahead && localStorage.getItem('bank-bonuses-auth')) {
      const isHome = home.split(' ').includes(location.pathname);
      for (const href of (isHome ? `${ahead} ${aheadHome}` : ahead).split(' ')) {
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
