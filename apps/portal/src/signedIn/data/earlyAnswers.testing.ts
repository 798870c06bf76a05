/** Leaves for the portal what the script in the page's head has asked for, by address. */
export function leaveEarlyAnswers(
  answers: Record<string, Promise<Response>>,
  token = 'fake-access-token',
) {
  const stops: AbortController[] = [];
  const entries = Object.entries(answers).map(([url, answer]) => {
    answer.catch(() => undefined);
    const stop = new AbortController();
    stops.push(stop);
    return [url, { answer, stop }] as const;
  });
  const kept = new Map(entries);
  const drop = () => {
    for (const { stop } of kept.values()) stop.abort();
    kept.clear();
    delete window.earlyCalls;
  };
  window.earlyCalls = { token, answers: kept, drop };
  return { stops, kept };
}
