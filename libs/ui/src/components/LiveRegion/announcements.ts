/**
 * How urgent an announcement is: `polite` waits until the screen reader has finished, `assertive`
 * interrupts it.
 */
export type Urgency = 'polite' | 'assertive';

/** The text of a live region. */
export interface Announcement {
  text: string;
  /** Incremented with each announcement, so that the same text can be announced twice. */
  number: number;
}

/** The current text of each live region. */
export type Announcements = Record<Urgency, Announcement>;

const nothing: Announcement = { text: '', number: 0 };

/** The initial state, without announcements. */
export const silence: Announcements = { polite: nothing, assertive: nothing };

let current = silence;
const listeners = new Set<() => void>();

/** Returns the current announcements; the object stays the same until they change. */
export const readAnnouncements = () => current;

/**
 * Calls `listener` after each announcement and returns a function that removes it. When the last
 * listener is removed, the current announcements are cleared.
 */
export function watchAnnouncements(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) current = silence;
  };
}

/** Announces a text to screen readers, through the page's `<LiveRegion />`. */
export function announce(text: string, urgency: Urgency = 'polite') {
  current = { ...current, [urgency]: { text, number: current[urgency].number + 1 } };
  listeners.forEach((listener) => listener());
}

/** Removes a polite announcement that is no longer true, unless a later one has replaced it. */
export function withdraw(text: string) {
  if (current.polite.text === text) announce('');
}
