/**
 * Runs before the first paint. The build inlines this classic script into each page, and the content policy allows it
 * by its hash.
 *
 * - Applies the theme that the visitor chose.
 * - If a session is stored, shows the frame of the signed-in pages and preloads their scripts.
 * - Fetches the code of the registration's later steps when the visitor begins with the first one.
 * - Hides the first step of a registration that is resumed at a later step.
 * - Shows an error if a script of the page fails to load, because no other code can show it then.
 */
(() => {
  const {
    framed = '',
    preload = '',
    home = '',
    preloadHome = '',
    register = '',
    prefetch = '',
  } = document.currentScript.dataset;
  const isListed = (paths) => paths.split(' ').includes(location.pathname);
  try {
    const theme = localStorage.getItem('bank-bonuses.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    // The prerendered HTML always contains the first step. After a reload, the wizard opens a later step.
    const { registrationStep, registered } = history.state?.usr ?? {};
    if (registrationStep > 1 || registered) document.documentElement.dataset.resumed = '';
    if (isListed(framed) && localStorage.getItem('bank-bonuses-auth')) {
      const isRail = document.cookie.split('; ').includes('bank-bonuses.sidebar=collapsed');
      document.documentElement.dataset.frame = isRail ? 'rail' : 'open';
      const scripts = isListed(home) ? `${preload} ${preloadHome}` : preload;
      for (const href of scripts.split(' ').filter(Boolean)) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
      }
    }
  } catch {
    // Storage is blocked: the system's theme applies, and there is no session.
  }
  try {
    // The font file loads last, and its rule applies from the next visit on, so that the first visit neither waits for
    // the font nor changes the font of a text that is being read.
    const font = document.getElementById('web-font');
    const [, family, file] = /font-family:([^;]+);.*?url\(([^)]+)\)/.exec(font.textContent);
    const fontKey = 'bank-bonuses.font';
    const quietMs = 3_000;
    const fetchFont = async () => {
      const response = await fetch(file, { priority: 'low' });
      await response.blob();
      if (response.ok) localStorage.setItem(fontKey, file);
    };
    if (localStorage.getItem(fontKey) === file) {
      font.media = 'all';
      // Loads the font now. Otherwise the browser would load it only when it lays out the first text, and would paint
      // without that text.
      document.fonts.load(`1em ${family}`).catch(() => undefined);
    } else
      addEventListener('load', () => setTimeout(() => fetchFont().catch(() => undefined), quietMs));
  } catch {
    // The page has no font, or storage is blocked: the fallback font stays.
  }
  // Only fetches the files into the browser's cache: running them would delay the first keys. A failed import, which some
  // browsers remember, comes at Next at the earliest.
  const fetchLaterSteps = ({ target }) => {
    if (!isListed(register) || !(target instanceof HTMLInputElement)) return;
    removeEventListener('focusin', fetchLaterSteps);
    for (const file of prefetch.split(' ').filter(Boolean))
      fetch(file, { priority: 'low' }).then(
        (response) => response.blob(),
        () => undefined,
      );
  };
  addEventListener('focusin', fetchLaterSteps);
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement)
        document.getElementById('start-failed').hidden = false;
    },
    true,
  );
})();
