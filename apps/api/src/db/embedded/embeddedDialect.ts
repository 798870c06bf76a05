import { PGliteDialect, type Driver } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Starts every query or transaction in a new turn of the event loop. PGlite runs on the same
 * thread, so consecutive queries would block the loop: it accepts one connection per turn, and
 * under load new connections waited more than ten seconds.
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
