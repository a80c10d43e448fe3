import { createContext, useContext } from 'react';

/**
 * Whose page this is, as its calls say: the token of the user it shows, or `visitor`; undefined while nobody knows. The
 * session provides it.
 */
export const PageUser = createContext<string | undefined>(undefined);

export function usePageUser(): string | undefined {
  return useContext(PageUser);
}
