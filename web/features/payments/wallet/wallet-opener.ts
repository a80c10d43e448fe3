import { createContext } from 'react';

/** Opens the patient's credit; a dialog around provides it, since it has to know that another lies over it. */
export const WalletOpener = createContext<() => void>(() => undefined);
