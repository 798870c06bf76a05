import type { Database } from '../db/index.ts';
import { type DocumentStore, folderDocumentStore, s3DocumentStore } from '../documents/index.ts';
import { type CardProcessor, httpProcessor, testProcessor } from '../payments/index.ts';
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
