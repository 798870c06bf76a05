import { expect, test } from 'vitest';
import { testBackup } from './testing/backup.ts';

const variants = ['embedded', 'postgres', 'bucket'] as const;

test.each(variants)(
  'on %s, following the documented steps restores every registration, and the keys decrypt it',
  async (variant) => {
    expect.hasAssertions();
    await testBackup(variant);
  },
);
