'use client';

import type { ReactNode, Ref } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import { Logo } from '../Logo/Logo.tsx';
import { AsidePanel } from './AsidePanel.tsx';
import * as styles from './PublicPage.css.ts';
import { usePublicPageFoot } from './PublicPageFoot.tsx';

export interface PublicPageProps extends Closed<'div'> {
  /** The page's h1. */
  title: string;
  /** Ref of the h1, which is focused by script when the page or its step changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One sentence below the title. */
  description?: ReactNode;
  /**
   * Maximum width: 440 px for a form, 640 px for the wizard. On a phone the wizard's heading is
   * beside the logo's mark, so that its fields begin in the upper half of the screen.
   * @default 'form'
   */
  width?: 'form' | 'wizard';
  /**
   * Content of a panel beside the column from 1,024 px on; on narrower screens it is collapsed
   * below the column.
   */
  aside?: ReactNode;
  /**
   * The panel's heading, and on a phone the label of the button that opens it.
   * @default 'About this service'
   */
  asideTitle?: string;
  /** Small print below the content. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Renders a page for people who are not signed in: logo, heading, one sentence, form. */
export function PublicPage({
  title,
  titleRef,
  description,
  width = 'form',
  aside,
  asideTitle = 'About this service',
  footer,
  children,
  ...props
}: PublicPageProps) {
  const foot = usePublicPageFoot();
  return (
    <div {...props} className={cx(styles.root, Boolean(aside) && styles.withAside)}>
      <div className={styles.column}>
        <main id="main" tabIndex={-1} className={cx(styles.main, styles.width[width])}>
          <div className={styles.intro[width]}>
            <div className={styles.logo[width]}>
              <Logo />
            </div>
            <h1 ref={titleRef} tabIndex={-1} className={styles.title[width]}>
              {title}
            </h1>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
          {foot && <div className={styles.footer}>{foot}</div>}
        </main>
      </div>
      {aside && (
        <AsidePanel width={width} title={asideTitle}>
          {aside}
        </AsidePanel>
      )}
    </div>
  );
}
