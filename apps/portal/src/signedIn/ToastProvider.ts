export { ToastProvider } from '@bank-bonuses/ui';
