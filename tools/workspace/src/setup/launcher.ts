import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Launched {
  program: string;
  /** Folders of libraries that the machine may lack. */
  libraries: readonly string[];
  /** A folder of fonts, for a machine that may have none: without any, a browser draws no text at all. */
  fonts?: string;
}

/**
 * Writes a script that starts a program which was unpacked and not installed, and returns the script's
 * place. What the program finds on the machine by itself comes second.
 */
export async function writeLauncher(
  launcher: string,
  { program, libraries, fonts }: Launched,
): Promise<string> {
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH=${quoted(libraries.join(':'))}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
  ];
  await mkdir(dirname(launcher), { recursive: true });
  if (fonts !== undefined) {
    const settings = `${launcher}.fonts.conf`;
    await writeFile(settings, fontSettings(fonts, `${launcher}.fonts`));
    lines.push(`export FONTCONFIG_FILE=${quoted(settings)}`);
  }
  lines.push(`exec ${quoted(program)} "$@"`);
  await writeFile(launcher, `${lines.join('\n')}\n`);
  await chmod(launcher, 0o755);
  return launcher;
}

/**
 * The same for a program that looks for its parts in fixed places below `/usr`: it sees what was unpacked to
 * `root` there, over what the machine has. Linux lets everybody do that in a namespace of their own.
 */
export async function writeOverlayLauncher(
  launcher: string,
  { program, libraries }: Launched,
  root: string,
): Promise<string> {
  const inside = `mount -t overlay overlay -o "lowerdir=$1/usr:/usr" /usr && shift && exec ${quoted(program)} "$@"`;
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH=${quoted(libraries.join(':'))}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `exec unshare --user --map-root-user --mount sh -c ${quoted(inside)} sh ${quoted(root)} "$@"`,
  ];
  await mkdir(dirname(launcher), { recursive: true });
  await writeFile(launcher, `${lines.join('\n')}\n`);
  await chmod(launcher, 0o755);
  return launcher;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Fontconfig's settings: the machine's fonts and these. */
function fontSettings(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${escaped(fonts)}</dir>
  <cachedir>${escaped(cache)}</cachedir>
</fontconfig>
`;
}
