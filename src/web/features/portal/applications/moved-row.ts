import { createContext } from 'react';

/**
 * ID of the application whose row has just moved between the pinned list and the other one. The row is rendered again
 * in its new list, and the focus follows it. Each list of applications has its own context.
 */
export const MovedRow = createContext<{ current: string | null }>({ current: null });
