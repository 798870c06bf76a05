import { createRequire } from 'node:module';
import type * as Nx from 'nx/release/changelog-renderer';

// Uses `require`: this module is compiled to CommonJS, so a default import would return the whole
// module instead of its default export.
const { default: DefaultChangelogRenderer } = createRequire(import.meta.url)(
  'nx/release/changelog-renderer',
) as typeof Nx;

const titles = { feat: 'New', fix: 'Fixes and improvements' } as const;

/**
 * Renders a changelog entry with the texts of the version plans, breaking changes first. nx.json
 * refers to this file.
 */
class ChangelogRenderer extends DefaultChangelogRenderer {
  override render(): Promise<string> {
    this.preprocessChanges();
    const linesOf = (type: string) =>
      this.relevantChanges
        .filter((change) => change.type === type)
        .map((change) => this.formatChange(change));
    const sections: [title: string, lines: string[]][] = [
      ['Breaking', [...new Set(this.breakingChanges)]],
      ...Object.entries(titles).map(([type, title]): [string, string[]] => [title, linesOf(type)]),
    ];
    const present = sections.filter(([, lines]) => lines.length > 0);
    const date = new Date().toISOString().slice(0, 10);
    return Promise.resolve(
      [
        `## ${this.changelogEntryVersion} (${date})`,
        ...present.map(([title, lines]) => [`### ${title}`, lines.join('\n')].join('\n\n')),
      ].join('\n\n'),
    );
  }
}

export { ChangelogRenderer as default };
