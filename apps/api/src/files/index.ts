export { makeFolderSync } from './makeFolder.ts';
export { makePrivateFolder, writePrivateFile } from './privateFiles.ts';
