import { type ApiChange, major, minor } from './changes.ts';

/** Lines of a report that say nothing about the API. */
const isSilent = (text: string) => /^\s*(\/\/.*|```.*|import .*)?$/.test(text);

/**
 * Returns what has changed in API Extractor's reports, from the output of `git diff --unified=0`. A line that is
 * removed or changed breaks users; an added line is new.
 */
export function compareReports(diff: string): ApiChange[] {
  return diff.split('\n').flatMap((line) => {
    const [, sign, text = ''] = /^([-+])(?!--|\+\+)(.*)$/.exec(line) ?? [];
    if (sign === undefined || isSilent(text)) return [];
    return sign === '-' ? [major(`- ${text.trim()}`)] : [minor(`+ ${text.trim()}`)];
  });
}
