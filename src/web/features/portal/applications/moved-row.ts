import { createContext } from 'react';

/**
 * ID of the application whose row has just gone to the other list, of pinned ones or of others: it is drawn anew there,
 * and the focus goes with it. Each list of applications has its own.
 */
export const MovedRow = createContext<{ current: string | null }>({ current: null });
