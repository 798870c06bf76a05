import { DocumentsUnavailableError } from './documentErrors.ts';

/** One page of a listing. */
export interface Listing {
  keys: string[];
  /** The continuation token of the next page; `undefined` on the last one. */
  next: string | undefined;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Parses the response of ListObjectsV2. */
export function readListing(xml: string): Listing {
  if (!xml.includes('<ListBucketResult')) {
    throw new DocumentsUnavailableError('documents_unreadable');
  }
  const next = textsOf(xml, 'NextContinuationToken')[0];
  const isCut = textsOf(xml, 'IsTruncated')[0] === 'true';
  if (isCut && next === undefined) throw new DocumentsUnavailableError('documents_unreadable');
  return { keys: textsOf(xml, 'Key'), next: isCut ? next : undefined };
}

function textsOf(xml: string, tag: string): string[] {
  const found = xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'));
  return Array.from(found, ([, text = '']) => decode(text));
}

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
