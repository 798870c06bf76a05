import {
  Button,
  ErrorSummary,
  type ErrorSummaryItem,
  Stack,
  TextField,
  useErrorTitle,
} from '@bank-bonuses/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

export function ContactForm() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [items, setItems] = useState<ErrorSummaryItem[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  useErrorTitle(items.length > 0);

  // Focuses the summary after every rejected attempt, once the summary is rendered.
  useEffect(() => {
    if (items.length > 0) summary.current?.focus();
  }, [items]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found: ErrorSummaryItem[] = [];
    if (!name) found.push({ fieldId: 'contact-name', message: 'Enter your name' });
    if (!email) found.push({ fieldId: 'contact-email', message: 'Enter your email address' });
    setItems(found);
  };
  const errorOf = (id: string) => items.find(({ fieldId }) => fieldId === id)?.message;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {items.length > 0 && (
          <ErrorSummary ref={summary} title="Please check your answers" items={items} />
        )}
        <TextField
          id="contact-name"
          label="Name"
          autoComplete="name"
          value={name}
          onValueChange={setName}
          error={errorOf('contact-name')}
        />
        <TextField
          id="contact-email"
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onValueChange={setEmail}
          error={errorOf('contact-email')}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
