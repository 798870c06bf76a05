import { Card, Skeleton, Text } from '@bank-bonuses/ui';
import * as amountStyles from './BonusAmount.css.ts';
import * as styles from './BonusCard.css.ts';
import * as statusStyles from './StatusLabel.css.ts';

/** Renders a placeholder of a card's size while the bonuses load. */
export const BonusCardSkeleton = () => (
  <Card>
    <div className={styles.card}>
      <div className={styles.head}>
        <div className={styles.markPlaceholder} />
        <div className={styles.name}>
          <div className={styles.nameLine}>
            <Skeleton width="third" />
          </div>
          <Text as="div" size="small">
            <Skeleton width="half" />
          </Text>
        </div>
      </div>
      <div className={amountStyles.amount}>
        <Skeleton width="third" />
      </div>
      <div className={styles.foot}>
        <div className={statusStyles.plain}>
          <Skeleton width="third" />
        </div>
        <div className={styles.barPlaceholder} />
      </div>
    </div>
  </Card>
);
