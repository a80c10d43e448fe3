import type { OperationExamples } from '#contracts/kernel/operation-examples';
import {
  currentSession,
  keepSession,
  logIn,
  logOut,
  recoverPassword,
  startSocialSignIn,
} from '#contracts/login/login.api';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const loginExamples = {
  [logIn.name]: { visitor: { email: 'giulia.moretti@example.it', password: 'Ascolto2026!', rememberMe: false } },
  [logOut.name]: { visitor: {}, patient: {}, professional: {} },
  [currentSession.name]: { visitor: {}, patient: {}, professional: {} },
  [keepSession.name]: { patient: {}, professional: {} },
  [recoverPassword.name]: { visitor: { email: 'giulia.moretti@example.it' } },
  [startSocialSignIn.name]: { visitor: { provider: 'google' } },
} satisfies OperationExamples;
