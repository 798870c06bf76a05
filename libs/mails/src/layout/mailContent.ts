/** One line of a list: its term and its value. */
export interface MailDetail {
  term: string;
  value: string;
  /** Whether this line is emphasized, such as a total. @default false */
  isStrong?: boolean | undefined;
}

/** The content of a mail. All texts are plain text, never HTML. */
export interface MailContent {
  /** Name of the sender, at the top and below the last paragraph. */
  sender: string;
  heading: string;
  /** The person's name. Omitted from the greeting if it does not look like a name. */
  name?: string | undefined;
  /** The first one is also the preview text in the list of mails. */
  paragraphs: readonly string[];
  details?: readonly MailDetail[] | undefined;
  /** The main action; its URL is repeated as text below. `http:` and `https:` only. */
  button?: { label: string; url: string } | undefined;
  /** A code that the person types elsewhere; `hint` says where. */
  code?: { hint: string; value: string } | undefined;
  /** Paragraphs below button and code. */
  after?: readonly string[] | undefined;
  /** The reason why this mail was sent, as a whole sentence. */
  reason: string;
}

export interface RenderedMail {
  html: string;
  text: string;
}
