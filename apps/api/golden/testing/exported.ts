import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  exportRegistrations,
  type ExportOptions,
} from '../../src/backoffice/exportRegistrations.ts';

export interface Exported {
  exported: Record<string, unknown>;
  /** Digests of the photos by file name. */
  photos: Record<string, string>;
}

/**
 * Exports every registration into a temporary folder and returns its content by registration id.
 */
export async function exportAll(
  deps: Pick<ExportOptions, 'db' | 'documents' | 'fieldKeys'>,
): Promise<Map<string, Exported>> {
  const folder = await mkdtemp(join(tmpdir(), 'golden-'));
  try {
    const ids: string[] = [];
    await exportRegistrations({
      ...deps,
      folder,
      operator: 'Sam Staff',
      exported: (id) => ids.push(id),
      failed: (id, reason) => {
        throw new Error(`Registration ${id} is not exported: ${reason}`);
      },
    });
    return new Map(
      await Promise.all(ids.map(async (id) => [id, await readHome(join(folder, id))] as const)),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readHome(home: string): Promise<Exported> {
  const record = await readFile(join(home, 'registration.json'), 'utf8');
  const photos: Exported['photos'] = {};
  for (const file of (await readdir(home)).sort()) {
    if (!file.endsWith('.jpg')) continue;
    const bytes = await readFile(join(home, file));
    photos[file] = createHash('sha256').update(bytes).digest('hex');
  }
  return { exported: JSON.parse(record) as Exported['exported'], photos };
}
