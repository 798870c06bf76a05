import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';
import { useAgreement } from './useChoice.ts';

afterEach(() => vi.useRealTimers());

const open = (name: Parameters<typeof useAgreement>[0]) => {
  let form: UseFormReturn<RegistrationForm> | undefined;
  function Form({ children }: { children: ReactNode }) {
    form = useForm<RegistrationForm>({ defaultValues: emptyForm });
    return <FormProvider {...form}>{children}</FormProvider>;
  }
  const { result } = renderHook(() => useAgreement(name), { wrapper: Form });
  return {
    check: (isChecked: boolean) => act(() => result.current.onCheckedChange(isChecked)),
    isChecked: () => result.current.checked,
    stored: () => form?.getValues(name),
    others: () => {
      const values: Partial<RegistrationForm> = { ...form?.getValues() };
      delete values[name];
      return values;
    },
  };
};

test.each([
  'cardAuthorizationAccepted',
  'termsOfServiceAccepted',
  'independentContractorAgreementAccepted',
] as const)(
  'useAgreement stores the time at which %s was checked, and removes the time when it is cleared',
  (name) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { check, isChecked, stored, others } = open(name);
    const before = others();
    expect(stored()).toBe('');

    vi.setSystemTime('2026-11-20T15:04:05.678Z');
    check(true);
    vi.setSystemTime('2026-11-20T15:09:00.000Z');
    expect(isChecked()).toBe(true);
    expect(stored()).toBe('2026-11-20T15:04:05.678Z');

    check(false);
    expect(isChecked()).toBe(false);
    expect(stored()).toBe('');

    vi.setSystemTime('2026-11-20T15:10:11.012Z');
    check(true);
    expect(stored()).toBe('2026-11-20T15:10:11.012Z');
    expect(others()).toEqual(before);
  },
);
