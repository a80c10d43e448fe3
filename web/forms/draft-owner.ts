import { createContext } from 'react';

/** Whose drafts are read and kept: the signed-in user's token, or `visitor`. The session provides it. */
export const DraftOwner = createContext('visitor');
