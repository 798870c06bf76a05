import { Card, Skeleton, Text } from '@bank-bonuses/ui';
import * as styles from './AccountCard.css.ts';

/** Renders a placeholder of a card's size while the accounts load. */
export const AccountCardSkeleton = () => (
  <Card as="li">
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.markPlaceholder} />
        <div className={styles.name}>
          <div className={styles.nameLine}>
            <Skeleton width="half" />
          </div>
          <Text as="div" size="small">
            <Skeleton width="third" />
          </Text>
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.balance}>
          <Skeleton width="half" />
        </div>
      </div>
    </div>
  </Card>
);
