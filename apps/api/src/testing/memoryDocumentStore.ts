import { DocumentMissingError } from '../documents/documentErrors.ts';
import type { DocumentStore } from '../documents/documentStore.ts';

export function memoryDocumentStore(): DocumentStore & { contents: Map<string, Buffer> } {
  const contents = new Map<string, Buffer>();
  return {
    contents,
    isLocal: true,
    check: () => Promise.resolve(),
    put: (key, bytes) => {
      contents.set(key, Buffer.from(bytes));
      return Promise.resolve();
    },
    get: (key) => {
      const bytes = contents.get(key);
      return bytes ? Promise.resolve(bytes) : Promise.reject(new DocumentMissingError());
    },
    list: (prefix) => Promise.resolve([...contents.keys()].filter((key) => key.startsWith(prefix))),
    remove: (key) => {
      contents.delete(key);
      return Promise.resolve();
    },
  };
}
