export { openDocuments } from './openDependencies.ts';
export { readSettings } from './settings/settings.ts';
export { startService, stopTimeoutMs } from './startService.ts';
export { supabase } from './settings/signIn.ts';
export { storage } from './settings/storage.ts';
export { decodeSettings, SettingsError } from './settings/variables.ts';
