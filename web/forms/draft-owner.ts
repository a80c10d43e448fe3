import { createContext, useContext } from 'react';

/** The owner of the drafts on this page: the signed-in user's token, or `visitor`. The session provides it. */
export const DraftOwner = createContext('visitor');

export function useDraftOwner(): string {
  return useContext(DraftOwner);
}
