export { openDocuments } from './openDependencies.ts';
export { readSettings } from './settings.ts';
export { SettingsError, readAll } from './settingsReader.ts';
export { startService } from './startService.ts';
export { stopTimeoutMs } from './stopTimeout.ts';
export { readStorage } from './storageSettings.ts';
export { readSupabase } from './supabaseSettings.ts';
