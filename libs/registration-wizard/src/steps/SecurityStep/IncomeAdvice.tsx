import { useAdvice } from '../../form/useAdvice.ts';
import { useValueOnBlur } from '../../form/useValueOnBlur.ts';
import { useAnswer } from '../../form/registrationForm.ts';
import { incomeNote } from '../../formatting/typedValues.ts';

/** Warns when an income is not sent as typed. The step accepts it. */
export function IncomeAdvice() {
  const income = useAnswer('income');
  const valueOnBlur = useValueOnBlur('income', income);
  const advice = useAdvice(valueOnBlur === income ? incomeNote(income) : undefined);
  return advice && <span>{advice}</span>;
}
