import { Inline, TextLink } from '@bank-bonuses/ui';
import type { MouseEvent } from 'react';
import { sectionId } from './cards/SettingsCard.tsx';
import * as styles from './SettingsPage.css.ts';

/** Renders links to the sections of the page. Hidden in print. */
export const SectionLinks = ({ titles }: { titles: readonly string[] }) => (
  <nav aria-label="Sections of Settings" className={styles.links}>
    <Inline as="ul" gap="md">
      {titles.map((title) => (
        <li key={title}>
          <TextLink standalone href={`#${sectionId(title)}`} onClick={showSection}>
            {title.replace(/ Information$/, '')}
          </TextLink>
        </li>
      ))}
    </Inline>
  </nav>
);

/** Moves the focus to the section's heading, without a change of the URL and of the history. */
function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
