/**
 * Runs with beforePaint.js, in the page of the signed-in screens alone. Where Home is opened and a complete session is
 * stored whose token outlasts the calls, Home's two calls are sent while the portal's scripts still load, as the API
 * client sends them. The portal takes each answer once, in place of the same call (earlyAnswers.ts).
 */
(() => {
  const storageKey = 'bank-bonuses-auth';
  const tokenLeftMs = 120_000;
  const keptMs = 30_000;
  const { home = '' } = document.currentScript.dataset;
  try {
    // A mail link's question is answered first: it may bring another session.
    if (!home.split(' ').includes(location.pathname) || location.search || location.hash) return;
    const config = JSON.parse(document.getElementById('portal-config').textContent);
    if (!config.apiUrl) return;
    // Whether a session has been idle or open for too long is for the guard to say.
    if (config.authProfile === 'hardened' || config.idleTimeoutSeconds !== undefined) return;
    const session = JSON.parse(localStorage.getItem(storageKey));
    const { access_token: token, expires_at: expiresAt, user } = session;
    if (!(expiresAt * 1000 - Date.now() > tokenLeftMs)) return;
    if (user.factors?.some(({ status }) => status === 'verified')) {
      const [, claims] = token.split('.');
      const { aal } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
      if (aal !== 'aal2') return;
    }

    const base = new URL(config.apiUrl, location.origin).href.replace(/\/$/, '');
    const answers = new Map();
    for (const path of [
      '/api/user/dashboard/stats',
      '/api/user/task-completions?page=1&per_page=5',
    ]) {
      const stop = new AbortController();
      const answer = fetch(base + path, {
        headers: { Authorization: `Bearer ${token}` },
        cache: 'no-store',
        redirect: 'error',
        signal: stop.signal,
      });
      // Whoever takes it hears of its failure.
      answer.catch(() => undefined);
      answers.set(base + path, { answer, stop });
    }
    // Another tab has signed out, or signed somebody else in.
    const followOtherTabs = ({ key }) => {
      if (key === null || key === storageKey) drop();
    };
    // Nothing of the customer stays in reach of the page. For the same reason no function here may hold the token.
    const drop = () => {
      for (const { stop } of answers.values()) stop.abort();
      answers.clear();
      removeEventListener('storage', followOtherTabs);
      delete window.earlyCalls;
    };
    window.earlyCalls = { token, answers, drop };
    setTimeout(drop, keptMs);
    addEventListener('storage', followOtherTabs);
  } catch {
    // No session, no settings or no storage: the portal asks, or says what is wrong.
  }
})();
