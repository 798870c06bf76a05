export { DocumentMissingError, DocumentsUnavailableError } from './documentErrors.ts';
export type { DocumentStore } from './documentStore.ts';
export { folderDocumentStore } from './folderDocumentStore.ts';
export { preparePhoto } from './decodePhoto.ts';
export { storeDocuments, sweepDocuments, withdrawDocuments } from './registrationDocuments.ts';
export type { DocumentDeps, DocumentRow, PreparedPhotos } from './registrationDocuments.ts';
export { s3DocumentStore } from './s3DocumentStore.ts';
