import { createRequire } from 'node:module';
import type * as Nx from 'nx/release/changelog-renderer';

// `require`, because the default import of this compiled CommonJS module would be the whole module.
const { default: DefaultChangelogRenderer } = createRequire(import.meta.url)(
  'nx/release/changelog-renderer',
) as typeof Nx;

const titles = { feat: 'New', fix: 'Fixes and improvements' } as const;

/**
 * Renders a changelog entry from the version plans, breaking changes first, with the plans' own texts.
 * nx.json refers to this file.
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
