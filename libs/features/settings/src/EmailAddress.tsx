import { Value, type ValueProps } from './Value.tsx';

/** An address that breaks before its domain when it does not fit the line. */
export function EmailAddress({ children: address }: ValueProps) {
  const [name, ...domain] = address?.split(/(?=@)/) ?? [];
  if (!name) return <Value>{address}</Value>;
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
