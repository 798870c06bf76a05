import { config } from 'zod/mini';

// Without this, zod compiles its object checks with `new Function`, which the content security policy
// forbids. It applies only to schemas that are built later, so every file that builds one imports this
// first.
config({ jitless: true });
