import { Icon, Logo, PageContent } from '@bank-bonuses/ui';
import Menu from 'lucide-react/icons/menu';
import PanelLeft from 'lucide-react/icons/panel-left';
import type { ReactNode } from 'react';
import * as loadingPage from '../../pages/LoadingPage.css.ts';
import { earlyPageId } from '../../start/earlyPageId.ts';
import { features } from '../features.ts';
import * as navigation from '../sidebar/Navigation.css.ts';
import * as styles from './LoadingFrame.css.ts';

export interface LoadingFrameProps {
  /** A page without any person's data, which a script may fill and show before React draws it. */
  children?: ReactNode;
}

/**
 * 'Loading...' in the frame of the signed-in pages: the HTML that paints before any script. The frame is a picture of
 * what will stand there, and the same for every customer. Without a session, or elsewhere, it does not show.
 */
export function LoadingFrame({ children }: LoadingFrameProps) {
  return (
    <div className={styles.root}>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.navigation}>
          <span className={styles.inOpen}>
            <Logo />
          </span>
          <span className={styles.inRail}>
            <Logo markOnly />
          </span>
          <span className={styles.avatar} />
          <div className={navigation.links}>
            {features.map(({ path, name, Picture }) => (
              <span key={path} className={navigation.link} data-control>
                <Icon>
                  <Picture />
                </Icon>
                <span className={styles.inOpen}>{name}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.rest}>
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.button} data-control>
            <span className={styles.inWide}>
              <Icon>
                <PanelLeft />
              </Icon>
            </span>
            <span className={styles.inNarrow}>
              <Icon>
                <Menu />
              </Icon>
            </span>
          </span>
          <span className={styles.inNarrow}>
            <Logo />
          </span>
        </div>
        <main className={styles.page} aria-busy="true">
          <h1 className={loadingPage.text}>Loading...</h1>
        </main>
        {children && (
          <div id={earlyPageId} className={styles.early} inert>
            <PageContent>{children}</PageContent>
          </div>
        )}
      </div>
    </div>
  );
}
