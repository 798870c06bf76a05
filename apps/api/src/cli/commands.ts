import type { Command } from './command.ts';
import { copyDocumentsCommand } from './copyDocumentsCommand.ts';
import { exportRecords } from './exportRecords.ts';
import { importRecords } from './importRecords.ts';
import { keysGenerate } from './keysGenerate.ts';
import { keysRotate } from './keysRotate.ts';
import { listMailsCommand, retryMailCommand } from './mailCommands.ts';
import {
  listPaymentsCommand,
  paymentHistoryCommand,
  setPaymentStatusCommand,
} from './paymentCommands.ts';
import { removeUnfinishedCommand } from './removeUnfinishedCommand.ts';
import { signInKeysGenerate } from './signInKeysGenerate.ts';

/** All commands, in the order of the list that `--help` prints. */
export const commands: readonly Command[] = [
  importRecords,
  exportRecords,
  setPaymentStatusCommand,
  listPaymentsCommand,
  paymentHistoryCommand,
  listMailsCommand,
  retryMailCommand,
  removeUnfinishedCommand,
  copyDocumentsCommand,
  keysGenerate,
  keysRotate,
  signInKeysGenerate,
];
