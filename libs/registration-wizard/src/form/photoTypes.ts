/** A property that may make a photo hard to read. It does not block the step. */
export type PhotoHint = 'dark' | 'blurred' | 'small';

/** A photo ready to be sent: an upright JPEG without metadata. */
export interface PreparedPhoto {
  /** The chosen file's name with the ending `.jpg`. */
  filename: string;
  blob: Blob;
  /** A `blob:` address for the preview; the code that drops the photo revokes it. */
  previewUrl: string;
  /** Properties that may make it hard to read; shown to the applicant, not sent. */
  hints?: readonly PhotoHint[];
}
