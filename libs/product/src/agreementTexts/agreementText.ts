/**
 * The text of one version of an agreement. It is literal: a text that quoted a constant would change
 * with it, and customers must be able to read what they accepted.
 */
export interface AgreementText {
  title: string;
  sections: readonly AgreementSection[];
}

export interface AgreementSection {
  heading: string;
  paragraphs: readonly string[];
}
