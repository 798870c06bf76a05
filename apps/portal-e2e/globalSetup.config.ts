import { startSharedSandbox } from './src/fixtures/sandbox.ts';

export default startSharedSandbox;
