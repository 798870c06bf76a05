import type { Database } from '../db/openDatabase.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { s3DocumentStore } from '../documents/s3DocumentStore.ts';
import type { CardProcessor } from '../payments/cardProcessor.ts';
import { httpProcessor } from '../payments/httpProcessor.ts';
import { testProcessor } from '../payments/testProcessor.ts';
import type { ProcessorSettings } from './processorSettings.ts';
import type { StorageSettings } from './storageSettings.ts';

/** The store that the settings name. */
export function openDocuments(settings: StorageSettings['documents']): DocumentStore {
  return 'folder' in settings
    ? folderDocumentStore(settings.folder)
    : s3DocumentStore(settings.bucket);
}

/** The processor that the settings name. */
export function openProcessor(settings: ProcessorSettings, db: Database): CardProcessor {
  return settings === 'test' ? testProcessor({ db }) : httpProcessor(settings);
}
