import type { RadiosProps } from '../../internal/Radios.tsx';
import { Radios } from '../../internal/Radios.tsx';

export type RadioCardsProps = RadiosProps;

/**
 * Renders a radio group whose options are cards, for a few options on which the rest of the form
 * depends (ID type, payment method).
 */
export const RadioCards = (props: RadioCardsProps) => <Radios {...props} look="cards" />;
