import { createContext } from 'react';
import type { SWRConfiguration } from 'swr';

/** Settings that replace single ones of every query below; tests ask without waiting. */
export const QuerySettings = createContext<SWRConfiguration>({});
