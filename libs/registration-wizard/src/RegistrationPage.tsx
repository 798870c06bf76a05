import { paths } from '@bank-bonuses/routes';
import { PublicPage, StepProgress, TextLink } from '@bank-bonuses/ui';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router';
import { AtHand } from './AtHand.tsx';
import { productName, stepLabels, titleOf } from './stepTexts.ts';
import { useReferral } from './useReferral.ts';
import { useRegistration, type WizardStart } from './useRegistration.ts';
import { WizardForm } from './WizardForm.tsx';

export interface RegistrationPageProps {
  /** @default the first step, empty */
  start?: WizardStart;
}

/** The five steps of a registration, and the view after it. */
export function RegistrationPage({ start }: RegistrationPageProps) {
  const registration = useRegistration(start);
  const { state, form, later } = registration;
  const { step, phase, failure, account } = state;
  const isRegistered = phase === 'registered';
  useReferral(form);

  useEffect(() => {
    const name = isRegistered ? 'Registration Successful!' : titleOf(step);
    document.title = `${failure ? 'Error: ' : ''}${name} · ${productName}`;
  }, [isRegistered, step, failure]);

  return (
    <>
      {later && <later.module.BrowserTies {...registration} />}
      <PublicPage
        width="wizard"
        heading={productName}
        asideTitle="What to have at hand"
        aside={isRegistered ? undefined : <AtHand />}
        footer={
          isRegistered ? undefined : (
            <TextLink standalone render={<Link to={paths.login} />}>
              Already have an account?
            </TextLink>
          )
        }
      >
        {isRegistered && later ? (
          <later.module.Registered
            isConfirmed={account.kind === 'existing'}
            receipt={registration.receipt}
          />
        ) : (
          <>
            <StepProgress steps={stepLabels} current={step} />
            <FormProvider {...form}>
              <WizardForm {...registration} />
            </FormProvider>
          </>
        )}
      </PublicPage>
    </>
  );
}
