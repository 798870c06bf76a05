import type { Agreement, AgreementVersion } from '@bank-bonuses/product';

/** A contract as data. Its version is recorded with the time of acceptance. */
export interface LegalText extends AgreementVersion {
  id: Agreement['id'];
  title: string;
  /** The text is written from the product's rules; counsel has not approved it yet. */
  status: 'draft for counsel';
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}
