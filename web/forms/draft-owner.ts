import { createContext, useContext } from 'react';

/** Whose drafts are read and kept: the signed-in user's token, or `visitor`. The session provides it. */
export const DraftOwner = createContext('visitor');

export function useDraftOwner(): string {
  return useContext(DraftOwner);
}
