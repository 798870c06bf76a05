import { config } from 'zod/mini';

// Without this setting, zod compiles its object checks with `new Function`, which the content
// security policy forbids. The setting applies only to schemas that are built later, so every file
// that builds a schema imports this file first.
config({ jitless: true });
