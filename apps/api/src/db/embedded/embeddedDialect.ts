import { PGliteDialect, type Driver } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * PGlite answers in this very thread, so that one question follows the other without the event loop ever
 * getting its turn: under load new connections waited for more than ten seconds, since the loop accepts
 * one of them in a turn. Here every question, or transaction, begins in a turn of its own.
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
