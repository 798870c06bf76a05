import { EmailText } from '@bank-bonuses/ui';
import { Value, type ValueProps } from './Value.tsx';

/** Renders an email address of the profile. */
export const EmailAddress = ({ children: address, emptyText }: ValueProps) =>
  address ? <EmailText>{address}</EmailText> : <Value emptyText={emptyText}>{address}</Value>;
