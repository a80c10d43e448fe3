import { createContext } from 'react';

/** Opens the patient's credit. An enclosing dialog provides it, since it has to know that another dialog is over it. */
export const WalletOpener = createContext<() => void>(() => undefined);
