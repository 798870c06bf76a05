import { PGliteDialect, type Driver } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * PGlite responds on the same thread, so consecutive queries would block the event loop: under load, new
 * connections waited for more than ten seconds, since the loop accepts one per turn. Here every query or
 * transaction starts in a new turn.
 */
export class EmbeddedDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      await nextTurn();
      return acquire(options);
    };
    return driver;
  }
}
