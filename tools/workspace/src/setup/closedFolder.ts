import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Names the first folder on the way to `path` that a user may not enter, with what to do about it, or resolves
 * with `undefined` when there is none.
 */
export async function closedFolder(
  path: string,
  user: { uid: number; gid: number },
): Promise<string | undefined> {
  const folders = [await realpath(path)];
  while (folders[0] && dirname(folders[0]) !== folders[0]) folders.unshift(dirname(folders[0]));
  for (const folder of folders) {
    const { mode, uid, gid } = await stat(folder);
    const mayEnter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & mayEnter) !== 0) continue;
    return `the user ${await nameOf(user.uid)}, as whom root runs Postgres, may not enter ${folder}: allow it (chmod o+x), or work in another folder`;
  }
  return undefined;
}

async function nameOf(uid: number): Promise<string> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  return users.find(([, , id]) => id === String(uid))?.[0] ?? `with the id ${uid}`;
}
