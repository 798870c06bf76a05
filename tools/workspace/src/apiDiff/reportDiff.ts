import { type ApiChange, major, minor } from './changes.ts';

/**
 * Returns whether a line of a report does not describe the API: a comment, a code fence, an import
 * or an empty line.
 */
const isSilent = (text: string) => /^\s*(\/\/.*|```.*|import .*)?$/.test(text);

/**
 * Returns the changes in API Extractor's reports from the output of `git diff --unified=0`. A removed or
 * changed line is a major change, an added line a minor one.
 */
export function compareReports(diff: string): ApiChange[] {
  return diff.split('\n').flatMap((line) => {
    const [, sign, text = ''] = /^([-+])(?!--|\+\+)(.*)$/.exec(line) ?? [];
    if (sign === undefined || isSilent(text)) return [];
    return sign === '-' ? [major(`- ${text.trim()}`)] : [minor(`+ ${text.trim()}`)];
  });
}
