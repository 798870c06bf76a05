import type { RouteObject } from 'react-router';

export const bonusesRoutes: RouteObject[] = [];
