import { CopyField } from '@bank-bonuses/ui';

export const Example = () => (
  <CopyField valueName="key" value="JBSWY3DPEHPK3PXP">
    JBSW Y3DP EHPK 3PXP
  </CopyField>
);
