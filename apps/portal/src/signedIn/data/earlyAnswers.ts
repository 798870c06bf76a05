/** What the page's script has asked for by itself (earlyCalls.js). */
interface EarlyCalls {
  /** The access token that the calls were sent with. */
  token: string;
  /** Not yet taken, by their address. */
  answers: Map<string, { answer: Promise<Response>; stop: AbortController }>;
  drop: () => void;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** Sends a call, unless the page has sent the same one with the same token: then its answer is taken, once. */
export async function fetchOnce(request: Request): Promise<Response> {
  const answer = takeAnswer(request);
  try {
    if (answer) return await answer;
  } catch {
    // The line was lost or the answer dropped. The call is tried as if nothing had been asked.
  }
  return fetch(request);
}

/** Nobody reads what has not been taken yet. */
export function dropEarlyAnswers(): void {
  window.earlyCalls?.drop();
}

function takeAnswer({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = window.earlyCalls;
  if (!early) return undefined;
  // A renewed token, or another customer's.
  const isSameSession = headers.get('Authorization') === `Bearer ${early.token}`;
  const found = isSameSession && method === 'GET' ? early.answers.get(url) : undefined;
  if (found) early.answers.delete(url);
  if (!isSameSession || early.answers.size === 0) early.drop();
  return found?.answer;
}
