import { Button, ErrorSummary, Heading, Inline, Stack, Text } from '@bank-bonuses/ui';
import type { ComponentType } from 'react';
import { AfterReload, ErrorAdvice, hasAdvice } from '../errors/FormErrorBox.tsx';
import type { FormError } from '../errors/formError.ts';
import type { StepNumber } from '../fields/field.ts';
import { loadRules } from '../fields/loadRules.ts';
import { stepOf } from '../fields/table.ts';
import type { StepProps } from '../steps/PaymentStep/PaymentStep.tsx';
import { lazyPart, type Failed, type LazyPart } from './LazyPart.tsx';

/** Shown instead of a step whose code could not be loaded. Every answer is still in the form. */
const StepFailed: Failed = ({ error, onRetry }) => (
  <Stack>
    <ErrorSummary
      message={
        <Stack gap="xs">
          <span>
            This step could not be loaded. Everything you entered is still here. Please check your
            connection and try again.
          </span>
          {error.needsReload && <AfterReload />}
        </Stack>
      }
      offersReload={error.needsReload}
    />
    <Inline>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Inline>
  </Stack>
);

/** A step with its rules. Their code loads together. */
const step = (number: StepNumber, load: () => Promise<ComponentType<StepProps>>) =>
  lazyPart(async () => (await Promise.all([load(), loadRules(number)]))[0], {
    Failed: StepFailed,
  });

/** The steps after the first one. */
export const laterSteps: Partial<Record<StepNumber, LazyPart<StepProps>>> = {
  2: step(2, async () => (await import('../steps/PersonalStep/PersonalStep.tsx')).PersonalStep),
  3: step(3, async () => (await import('../steps/AddressStep/AddressStep.tsx')).AddressStep),
  4: step(4, async () => (await import('../steps/SecurityStep/SecurityStep.tsx')).SecurityStep),
  5: step(5, async () => {
    const [{ PaymentStep }] = await Promise.all([
      import('../steps/PaymentStep/PaymentStep.tsx'),
      // Fetched with the last step, so that a cut line does not stop the press of Register.
      import('../submission/submitRegistration.ts'),
      import('../submission/SendingOverlay.tsx'),
    ]);
    return PaymentStep;
  }),
};

/**
 * Loads the step and the advice of an error box ahead, so that they appear together with the box. A
 * box without advice waits for no code of its own.
 */
export async function preloadFor(formError: FormError): Promise<void> {
  const [first] = formError.links;
  await Promise.all([
    first && laterSteps[stepOf(first.field)]?.preload(),
    hasAdvice(formError) && ErrorAdvice.preload(),
  ]);
}

const loadOrder = () => import('../costs/OrderSummary.tsx');

export const OrderPanel = lazyPart(async () => (await loadOrder()).OrderPanel);
export const FoldedOrder = lazyPart(async () => (await loadOrder()).FoldedOrder);

export const HistorySync = lazyPart(
  async () => (await import('../history/HistorySync.tsx')).HistorySync,
);
export const RestoredNotice = lazyPart(
  async () => (await import('../draft/RestoredNotice.tsx')).RestoredNotice,
);
export const SendingOverlay = lazyPart(
  async () => (await import('../submission/SendingOverlay.tsx')).SendingOverlay,
);
export const Success = lazyPart(async () => (await import('../success/Success.tsx')).Success, {
  fallback: <Heading level={2}>Registration Successful!</Heading>,
  Failed: () => (
    <Stack>
      <Heading level={2}>Registration Successful!</Heading>
      <Text>Please check your email to verify your account before logging in.</Text>
    </Stack>
  ),
});

/**
 * Fetches the scripts of the later steps ahead, so that a connection that is cut later costs
 * nothing. A prefetch only fills the browser's cache: unlike an `import()`, its failure is not
 * remembered. The build lists the scripts in an attribute of the page's root element.
 */
export function prefetchLaterSteps(): void {
  const { later = '' } = document.getElementById('root')?.dataset ?? {};
  if (document.head.querySelector('link[rel="prefetch"]')) return;
  for (const href of later.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', href }));
  }
}
