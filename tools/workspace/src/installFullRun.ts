import { installFullRun } from '../install.mjs';

/** Installs the packages of `fullRun`. Nx runs it before each target that needs one of them. */
await installFullRun();
