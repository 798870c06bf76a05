/**
 * How urgent an announcement is: `polite` waits until the screen reader has finished, `assertive`
 * interrupts it.
 */
export type Urgency = 'polite' | 'assertive';

/** A text in a live region. */
export interface Announcement {
  text: string;
  /** Different for each announcement, so that the same text can be announced twice. */
  number: number;
}

/** The current texts of each live region. */
export type Announcements = Record<Urgency, readonly Announcement[]>;

/** The initial state, without announcements. */
export const silence: Announcements = { polite: [], assertive: [] };

/**
 * Milliseconds until a text is removed. Screen readers read a text when it is added; later, a person
 * who reads the page would find it as if it were part of the page.
 */
const keptFor = 5_000;

let current = silence;
let lastNumber = 0;
const listeners = new Set<() => void>();

/** Returns the current announcements; the object stays the same until they change. */
export const readAnnouncements = () => current;

/**
 * Calls `listener` after each change and returns a function that removes it. When the last listener
 * is removed, the current announcements are cleared.
 */
export function watchAnnouncements(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) current = silence;
  };
}

/**
 * Announces a text to screen readers, through the page's `<LiveRegion />`. A text that is announced
 * shortly after another one does not replace it: both are spoken.
 */
export function announce(text: string, urgency: Urgency = 'polite') {
  lastNumber += 1;
  const added = { text, number: lastNumber };
  change(urgency, (texts) => {
    // Before the region is mounted, only the latest text is kept.
    const others = listeners.size > 0 ? texts.filter((other) => other.text !== text) : [];
    return [...others, added];
  });
  setTimeout(() => change(urgency, (texts) => texts.filter((other) => other !== added)), keptFor);
}

/** Removes a polite announcement that is no longer true. */
export function withdraw(text: string) {
  change('polite', (texts) => texts.filter((other) => other.text !== text));
}

/** Removes all announcements. */
export function clearAnnouncements() {
  current = silence;
  listeners.forEach((listener) => listener());
}

function change(
  urgency: Urgency,
  changed: (texts: readonly Announcement[]) => readonly Announcement[],
) {
  current = { ...current, [urgency]: changed(current[urgency]) };
  listeners.forEach((listener) => listener());
}
