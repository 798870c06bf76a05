/**
 * Runs before the first paint, as a classic script that the build puts into each page; the content policy names it
 * by its hash. Applies the theme that the visitor chose; where a session is stored, shows the frame of a signed-in page
 * and asks for its scripts; covers a first step of the registration that is done; and shows a way out when a script of
 * the page cannot be loaded, since then nothing else here can.
 */
(() => {
  const { framed = '', ahead = '', home = '', aheadHome = '' } = document.currentScript.dataset;
  const isListed = (paths) => paths.split(' ').includes(location.pathname);
  try {
    const theme = localStorage.getItem('bank-bonuses.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    // The HTML of the registration holds the first step; a reload leads to another one, as soon as a script can.
    const { registrationStep, registered } = history.state?.usr ?? {};
    if (registrationStep > 1 || registered) document.documentElement.dataset.resumed = '';
    if (isListed(framed) && localStorage.getItem('bank-bonuses-auth')) {
      const isRail = document.cookie.split('; ').includes('bank-bonuses.sidebar=collapsed');
      document.documentElement.dataset.frame = isRail ? 'rail' : 'open';
      const scripts = isListed(home) ? `${ahead} ${aheadHome}` : ahead;
      for (const href of scripts.split(' ').filter(Boolean)) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
      }
    }
  } catch {
    // Storage is refused: the system's theme applies, and there is no session.
  }
  try {
    // The font's file comes after everything else, and its rule holds from the next visit on: a page that shows its
    // text in another font at first loses nothing, and one that waits does.
    const font = document.getElementById('web-font');
    const [, family, file] = /font-family:([^;]+);.*?url\(([^)]+)\)/.exec(font.textContent);
    const fontKey = 'bank-bonuses.font';
    const quietMs = 3_000;
    const fetchFont = async () => {
      const answer = await fetch(file, { priority: 'low' });
      await answer.blob();
      if (answer.ok) localStorage.setItem(fontKey, file);
    };
    if (localStorage.getItem(fontKey) === file) {
      font.media = 'all';
      // Asked for by the first text, it would come after the first paint, which would be made without that text.
      document.fonts.load(`1em ${family}`).catch(() => undefined);
    } else
      addEventListener('load', () => setTimeout(() => fetchFont().catch(() => undefined), quietMs));
  } catch {
    // No font, or nothing may be stored.
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
