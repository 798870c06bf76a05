import { profileQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { CardProps } from '../cards/cardProps.ts';

/** Renders one card, or a part of it, with the profile that the service returns. */
export function CardOfProfile({ Card }: { Card: ComponentType<CardProps> }) {
  const profile = useQuery(profileQuery(useApiClient()));
  return <Card profile={profile.data} />;
}
