export interface LostText {
  /** The verb in 'Please enter your … again.' */
  verb: 'enter your' | 'add your' | 'check the';
  text: string;
}

/**
 * Answers that a reload loses: secrets, and the agreements, which apply only to the text that was
 * shown when their boxes were checked. In the order of the pages.
 */
export const lostTexts = {
  password: { verb: 'enter your', text: 'password' },
  ssn: { verb: 'enter your', text: 'Social Security number' },
  dateOfBirth: { verb: 'enter your', text: 'date of birth' },
  photos: { verb: 'add your', text: 'photos' },
  mothersMaidenName: { verb: 'enter your', text: "mother's maiden name" },
  card: { verb: 'enter your', text: 'card' },
  agreements: { verb: 'check the', text: 'agreements' },
} as const satisfies Record<string, LostText>;

/** Their names, as they are stored in a draft. Several fields may share one name. */
export type LostName = keyof typeof lostTexts;
