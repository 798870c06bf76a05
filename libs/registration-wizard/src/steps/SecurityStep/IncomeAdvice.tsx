import { useAdvice } from '../../form/useAdvice.ts';
import { useValueOnBlur } from '../../form/useValueOnBlur.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { incomeOf } from '../../formatting/typedValues.ts';

/** Warns that an income that is not a number is not sent. The step accepts it. */
export function IncomeAdvice() {
  const income = useAnswer('income');
  const valueOnBlur = useValueOnBlur('income', income);
  const isLost = valueOnBlur === income && income.trim() !== '' && incomeOf(income) === undefined;
  const advice = useAdvice(isLost ? noNumber : undefined);
  return advice && <span>{advice}</span>;
}

const noNumber =
  'This is not a plain number, so your income would not be sent. Please use digits, such as 75000.';
