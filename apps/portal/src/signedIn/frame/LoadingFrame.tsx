import { Icon, Logo } from '@bank-bonuses/ui';
import Menu from 'lucide-react/icons/menu';
import PanelLeft from 'lucide-react/icons/panel-left';
import * as loadingPage from '../../pages/LoadingPage.css.ts';
import { signedInScreens } from '../signedInScreens.ts';
import * as navigation from '../sidebar/Navigation.css.ts';
import * as styles from './LoadingFrame.css.ts';

/**
 * Renders 'Loading...' inside a placeholder of the signed-in frame, as HTML that paints before any
 * script runs. The placeholder is the same for every customer. It is hidden without a session, and
 * on pages that are not signed-in pages.
 */
export function LoadingFrame() {
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
            {signedInScreens.map(({ path, name, Icon: FeatureIcon }) => (
              <span key={path} className={navigation.link}>
                <Icon>
                  <FeatureIcon />
                </Icon>
                <span className={styles.inOpen}>{name}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.rest}>
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.button}>
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
      </div>
    </div>
  );
}
