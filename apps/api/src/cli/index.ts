export { commands } from './commands.ts';
export { runCommand } from './runCommand.ts';
