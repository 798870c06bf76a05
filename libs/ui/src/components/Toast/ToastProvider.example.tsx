import { Button, ToastProvider, useToast } from '@bank-bonuses/ui';

const Save = () => {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show({ title: 'Phone updated', tone: 'positive' })}>Save</Button>
  );
};

export const Example = () => (
  <ToastProvider>
    <Save />
  </ToastProvider>
);
