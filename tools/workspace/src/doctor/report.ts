import { styleText } from 'node:util';
import { exitCodeOf, type Finding, type FindingState } from './finding.ts';
import type { DoctorOptions } from './options.ts';

const words: Record<FindingState, { word: string; color: 'green' | 'red' | 'yellow' | 'cyan' }> = {
  ok: { word: 'ok', color: 'green' },
  change: { word: 'CHANGE', color: 'red' },
  note: { word: 'note', color: 'cyan' },
  unreachable: { word: 'FAILED', color: 'yellow' },
};

const columns = 100;

/** Wraps the text at `columns`. Indents every line except the first one. */
function wrap(text: string, indent: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + 1 + word.length <= columns) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

const endings = {
  0: 'Nothing to change.',
  1: 'Change the settings marked CHANGE and run this command again.',
  2: 'Some checks failed, so this report may be incomplete.',
};

/** Returns the findings as aligned text, with colors if the stream supports them. */
export function textReport(findings: readonly Finding[], stream: NodeJS.WriteStream): string {
  const wordWidth = Math.max(...Object.values(words).map(({ word }) => word.length)) + 2;
  const indent = wordWidth + Math.max(...findings.map(({ check }) => check.length)) + 2;
  const lines = findings.map(({ check, state, message, change }) => {
    const { word, color } = words[state];
    const mark = styleText(color, word, { stream }) + ' '.repeat(wordWidth - word.length);
    const head = mark + check.padEnd(indent - wordWidth) + wrap(message, indent);
    if (change === undefined) return head;
    return `${head}\n${' '.repeat(indent)}${wrap(`→ ${change}`, indent + 2)}`;
  });
  return `${lines.join('\n')}\n\n${endings[exitCodeOf(findings)]}\n`;
}

export function jsonReport(findings: readonly Finding[], { url, portal }: DoctorOptions): string {
  return `${JSON.stringify({ url, portal: portal ?? null, exitCode: exitCodeOf(findings), findings }, null, 2)}\n`;
}
