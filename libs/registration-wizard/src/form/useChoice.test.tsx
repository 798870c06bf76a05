import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyForm, type AgreementName, type RegistrationForm } from '../fields/table.ts';
import { useAnswer } from './registrationForm.ts';
import { useAgreement } from './useChoice.ts';

afterEach(() => vi.useRealTimers());

const open = (name: AgreementName) =>
  renderHook(() => ({ box: useAgreement(name), stored: useAnswer(name) }), {
    wrapper: function Form({ children }: { children: ReactNode }) {
      const form = useForm<RegistrationForm>({ defaultValues: emptyForm });
      return <FormProvider {...form}>{children}</FormProvider>;
    },
  }).result;

test.each([
  'cardAuthorizationAccepted',
  'termsOfServiceAccepted',
  'independentContractorAgreementAccepted',
] as const)(
  'useAgreement stores the time at which %s was checked, and removes the time when it is cleared',
  (name) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const result = open(name);
    const check = (isChecked: boolean) => act(() => result.current.box.onCheckedChange(isChecked));
    expect(result.current.stored).toBe('');
    vi.setSystemTime('2026-11-20T15:04:05.678Z');
    check(true);
    vi.setSystemTime('2026-11-20T15:09:00.000Z');
    expect(result.current.box.checked).toBe(true);
    expect(result.current.stored).toBe('2026-11-20T15:04:05.678Z');
    check(false);
    expect(result.current.box.checked).toBe(false);
    expect(result.current.stored).toBe('');
    check(true);
    expect(result.current.stored).toBe('2026-11-20T15:09:00.000Z');
  },
);
