import type { SessionAge } from '@bank-bonuses/auth';
import { sessionKey } from '@bank-bonuses/product/session-key';
import { storedText } from '../../storedText.ts';
import type { SessionMarks } from './limitState.ts';

/** Storage key of the marks. */
export const marksKey = `${sessionKey}-activity`;

const stored = storedText(marksKey);

/** Returns the marks that all tabs share. Creates new marks for a new session. */
export function readMarks({ sessionId, ageMs }: SessionAge, now: number): SessionMarks {
  const known = parseMarks(stored.get());
  const marks =
    known?.sessionId === sessionId
      ? setBack(known, now)
      : { sessionId, startedAt: now - ageMs, activeAt: now };
  if (marks !== known) writeMarks(marks);
  return marks;
}

/**
 * Shifts the marks if the device's clock was set back. Otherwise no limit would apply until the
 * clock catches up with the marks.
 */
function setBack(known: SessionMarks, now: number): SessionMarks {
  const ahead = known.activeAt - now;
  return ahead > 0 ? { ...known, startedAt: known.startedAt - ahead, activeAt: now } : known;
}

/** Removes the marks, because the session is over. */
export const clearMarks = (): void => stored.set(undefined);

export const writeMarks = (marks: SessionMarks): void => stored.set(JSON.stringify(marks));

function parseMarks(text: string | undefined): SessionMarks | undefined {
  try {
    const marks = JSON.parse(text ?? '') as Partial<SessionMarks> | null;
    if (typeof marks?.sessionId !== 'string') return undefined;
    if (typeof marks.startedAt !== 'number' || typeof marks.activeAt !== 'number') return undefined;
    return { sessionId: marks.sessionId, startedAt: marks.startedAt, activeAt: marks.activeAt };
  } catch {
    return undefined;
  }
}
