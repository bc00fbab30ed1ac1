import { lazy } from './lazy.ts';

/** The Stately inspector. */
export const inspector = lazy(() => import('./inspector.ts'));
