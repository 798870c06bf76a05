/** A contract as data, so that its version can be recorded with the moment of acceptance. */
export interface LegalText {
  id: 'terms-of-service' | 'independent-contractor-agreement';
  title: string;
  version: string;
  /** The day from which it holds, `YYYY-MM-DD`. */
  effectiveDate: string;
  /** Written from the product's rules; counsel has not approved it yet. */
  status: 'draft for counsel';
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}
