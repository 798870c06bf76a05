import { createRequire } from 'node:module';
import type * as Nx from 'nx/release/changelog-renderer';

// A compiled CommonJS module: imported, its default would be the whole of it.
const { default: DefaultChangelogRenderer } = createRequire(import.meta.url)(
  'nx/release/changelog-renderer',
) as typeof Nx;

const titles = { feat: 'New', fix: 'Fixes and improvements' } as const;

/**
 * An entry of a changelog from the version plans: what breaks comes first, and every line is the plan's own.
 * nx.json names this file.
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
