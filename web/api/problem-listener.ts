import { createContext } from 'react';

/** Told the code of every failed query and command: the session listens for its own end here. */
export const ProblemListener = createContext<(code: string) => void>(() => undefined);
