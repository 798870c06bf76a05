import { ApiError, createApiClient, HttpError } from '@bank-bonuses/api-client';
import { Button, ErrorSummary, type ErrorSummaryItem, Stack, TextField } from '@bank-bonuses/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

/** Simulates a service that rejects every income. Your app omits the option `fetch`. */
const rejectIncome = () =>
  Promise.resolve(
    Response.json(
      { detail: [{ loc: ['body', 'income'], msg: 'Enter your income in dollars', type: 'value' }] },
      { status: 422 },
    ),
  );

const client = createApiClient({
  baseUrl: 'https://portal.example.com',
  getAccessToken: () => 'token',
  fetch: rejectIncome,
});

const labels = { occupation: 'Occupation', employer: 'Employer', income: 'Annual income' };
type Field = keyof typeof labels;
const fields = Object.keys(labels) as Field[];

export function EmploymentForm() {
  const { register, handleSubmit, setError, formState } = useForm<Record<Field, string>>({
    // Otherwise the form and the effect below both set the focus, and either can win.
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const { errors, submitCount, isSubmitting } = formState;

  const save = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await client.updateProfile(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const rejected = error instanceof HttpError ? error.fieldErrors : [];
      const known = rejected.filter(({ field }) => field in labels);
      for (const { field, message } of known) setError(field as Field, { message });
      // Failures that belong to no field of this form, such as a time-out.
      if (known.length === 0) setFailure(error.message);
    }
  });

  const items = fields.flatMap((field): ErrorSummaryItem[] => {
    const text = errors[field]?.message;
    return text ? [{ fieldId: field, message: `${labels[field]}: ${text}` }] : [];
  });
  const hasErrors = !isSubmitting && (items.length > 0 || failure !== undefined);
  // Only after a submit: an error that appears while a person types must not move the focus.
  useEffect(() => summary.current?.focus(), [submitCount]);

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="lg">
        {hasErrors && (
          <ErrorSummary
            ref={summary}
            title={failure ?? 'Please check your answers'}
            items={items}
          />
        )}
        {fields.map((field) => (
          <TextField
            key={field}
            id={field}
            label={labels[field]}
            error={errors[field]?.message}
            {...register(field, { required: 'Enter an answer' })}
          />
        ))}
        <Button type="submit" loading={isSubmitting}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
