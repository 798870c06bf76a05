import type { RadiosProps } from '../../internal/Radios.tsx';
import { Radios } from '../../internal/Radios.tsx';

export type RadioCardsProps = RadiosProps;

/** One of a few that changes what follows (ID type, way to pay): each choice is a card. */
export const RadioCards = (props: RadioCardsProps) => <Radios {...props} look="cards" />;
