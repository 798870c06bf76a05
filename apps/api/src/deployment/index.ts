export { openDocuments } from './openDependencies.ts';
export { readSettings } from './settings/settings.ts';
export { SettingsError, readAll } from './settings/settingsReader.ts';
export { startService, stopTimeoutMs } from './startService.ts';
export { readStorage } from './settings/storageSettings.ts';
export { readSupabase } from './settings/supabaseSettings.ts';
