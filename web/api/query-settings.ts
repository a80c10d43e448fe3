import { createContext } from 'react';
import type { SWRConfiguration } from 'swr';

/** Overrides single settings of every query below; tests use it to ask without waiting. */
export const QuerySettings = createContext<SWRConfiguration>({});
