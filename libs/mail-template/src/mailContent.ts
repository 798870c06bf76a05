/** One line of a list: what it is called and what it says. */
export interface MailDetail {
  term: string;
  value: string;
  /** The line that matters most, such as a total. @default false */
  isStrong?: boolean | undefined;
}

/** What a mail says. All texts are plain: nothing in them is read as HTML. */
export interface MailContent {
  /** Who writes, beside the mark at the top and under the last paragraph. */
  sender: string;
  heading: string;
  /** What a list of mails shows after the subject. @default the first paragraph */
  preheader?: string | undefined;
  /** The person's name. Left out of the greeting when it does not look like one. */
  name?: string | undefined;
  paragraphs: readonly string[];
  details?: readonly MailDetail[] | undefined;
  /** The one thing to do; its address stands below it once more. `http:` and `https:` only. */
  button?: { label: string; url: string } | undefined;
  /** Something to be typed elsewhere, and where. */
  code?: { hint: string; value: string } | undefined;
  /** What follows button and code. */
  after?: readonly string[] | undefined;
  /** Why this mail was sent, as a whole sentence. */
  reason: string;
}

export interface RenderedMail {
  html: string;
  text: string;
}
