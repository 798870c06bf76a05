export { ConfirmAppForm, type ConfirmAppFormProps } from './ConfirmAppForm.tsx';
export { NameAppForm, type NameAppFormProps } from './NameAppForm.tsx';
export { useEnrollment } from './useEnrollment.ts';
