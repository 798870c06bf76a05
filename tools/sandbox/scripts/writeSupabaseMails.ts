import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supabaseMails } from '../src/supabaseMails.ts';

/** Writes the mail templates for a hosted Supabase project to `docs/supabase-mails`. */
const folder = join(import.meta.dirname, '../../../docs/supabase-mails');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { file, html } of supabaseMails) writeFileSync(join(folder, file), html);
