import '@bank-bonuses/ui/theme';
import '@bank-bonuses/ui/font.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect, waitFor } from 'storybook/test';
import { LazyDocsCode, LazyDocsContainer, LazyDocsPage } from './docs/lazyDocs.tsx';
import { onSavedTheme, savedTheme, type Theme } from './theme.ts';

// Lazy steps and dialogs are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Sets the theme on the root element, as the portal does, so that dialogs and tooltips have it too.
 */
function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

const inTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals['theme'] === 'dark' ? 'dark' : 'light');
  return <Story />;
};

// A docs page renders no decorator, and a framed story in it is not connected to the toolbar.
applyTheme(savedTheme());
onSavedTheme(() => applyTheme(savedTheme()));

const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  beforeEach: forgetTab,
  afterEach: waitUntilClosed,
  decorators: [inTheme],
  tags: ['autodocs'],
  initialGlobals: { theme: savedTheme() },
  globalTypes: {
    theme: {
      description: 'Theme of stories, docs pages and this user interface',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light theme' },
          { value: 'dark', title: 'Dark theme' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: {
      page: LazyDocsPage,
      container: LazyDocsContainer,
      components: { code: LazyDocsCode },
      // Code is dark in both themes, because white code blocks were too bright on dark pages.
      source: { dark: true },
      toc: { headingSelector: 'h2', title: 'On this page' },
      codePanel: true,
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', 'First page', 'Changelog'],
          'Foundations',
          [
            'Tokens',
            'Themes',
            'Layout',
            'Forms',
            'Errors',
            'Money and masking',
            'Accessibility',
            'Content style',
            'Helpers',
          ],
          'Kit',
          [
            'All components',
            'Forms',
            'Actions',
            'Feedback',
            'Data display',
            'Layout',
            'Navigation',
          ],
          'API client',
          ['Overview', 'Operations', 'Errors'],
          'Screens',
          [
            'Register',
            'Login',
            'Reset password',
            'Shell',
            'Home',
            'Bonuses',
            'Accounts',
            'Referrals',
            'Settings',
            'Help',
          ],
          'In this repository',
          ['How a screen is put together', 'Add a component'],
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: viewport('Phone, 360', 360, 740, 'mobile'),
        tablet: viewport('Tablet, 768', 768, 1024, 'tablet'),
        desktop: viewport('Desktop, 1280', 1280, 900, 'desktop'),
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Omits the details of passed rules, which added a hundred kilobytes to each story's
        // report.
        resultTypes: ['violations', 'incomplete'],
      },
    },
  },
};

/**
 * Removes the sessionStorage entries that the screen of an earlier story has stored, but not
 * Storybook's own entries.
 */
function forgetTab(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('bank-bonuses.')) sessionStorage.removeItem(key);
  }
}

/**
 * Waits until no dialog, menu or toast is closing. Runs before the accessibility check, which would
 * report their last frames: half-transparent text, and focus guards outside a dialog.
 */
async function waitUntilClosed(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-ending-style]')).toBeNull());
}

export default preview;
