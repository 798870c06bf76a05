import { Button, ErrorSummary, SsnField, Stack, TextField, ZipField } from '@bank-bonuses/ui';
import { useEffect, useRef } from 'react';
import { Controller, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { z } from 'zod';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter your name'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code with 5 or 9 digits'),
  ssn: z.string().regex(/^\d{3}-\d{2}-\d{4}$/, 'Enter an SSN with 9 digits'),
});
type Values = z.infer<typeof schema>;
const fields = ['name', 'zip', 'ssn'] as const;

// `zodResolver` of @hookform/resolvers does the same.
const resolver: Resolver<Values> = (values) => {
  const { data, error } = schema.safeParse(values);
  if (data) return { values: data, errors: {} };
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of error.issues) {
    const name = fields.find((field) => field === path[0]);
    if (name) errors[name] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
};

export function ApplicationForm({ onSave }: { onSave: (values: Values) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Values>({
    resolver,
    defaultValues: { name: '', zip: '', ssn: '' },
    shouldFocusError: false, // The effect focuses the summary instead.
  });
  const { errors, submitCount } = formState;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [submitCount]);
  const items = fields.flatMap((fieldId) => {
    const message = errors[fieldId]?.message;
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Stack gap="lg">
        {items.length > 0 && (
          <ErrorSummary ref={summary} title="Please check your answers" items={items} />
        )}
        <TextField id="name" label="Name" error={errors.name?.message} {...register('name')} />
        <ZipField id="zip" label="ZIP code" error={errors.zip?.message} {...register('zip')} />
        <Controller
          control={control}
          name="ssn"
          render={({ field: { onChange, ...field } }) => (
            <SsnField
              id="ssn"
              label="SSN"
              error={errors.ssn?.message}
              {...field}
              onValueChange={onChange}
            />
          )}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
