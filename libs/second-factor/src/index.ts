export { CodeForm, type CodeFormProps } from './codes/CodeForm.tsx';
export { LostDevice, type LostDeviceProps } from './LostDevice.tsx';
export { SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm.tsx';
export { useFactorList, type FactorList, type FactorListState } from './useFactorList.ts';
