import { createContext } from 'react';

/** Receives the code of every failed query and command; the session listens here for its own end. */
export const ProblemListener = createContext<(code: string) => void>(() => undefined);
