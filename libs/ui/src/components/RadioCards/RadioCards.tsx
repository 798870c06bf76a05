import type { RadiosProps } from '../../internal/Radios.tsx';
import { Radios } from '../../internal/Radios.tsx';

export type RadioCardsProps = RadiosProps;

/**
 * A radio group whose options are cards, for a few options that change what follows (ID type,
 * payment method).
 */
export const RadioCards = (props: RadioCardsProps) => <Radios {...props} look="cards" />;
