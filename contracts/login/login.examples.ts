import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { loginApi } from '#contracts/login/login.api';

export const loginExamples = {
  logIn: { visitor: { email: 'giulia.moretti@example.it', password: 'Ascolto2026!', rememberMe: false } },
  logOut: { visitor: {}, patient: {}, professional: {} },
  currentSession: { visitor: {}, patient: {}, professional: {} },
  keepSession: { patient: {}, professional: {} },
  recoverPassword: { visitor: { email: 'giulia.moretti@example.it' } },
  startSocialSignIn: { visitor: { provider: 'google' } },
} satisfies ExamplesOf<typeof loginApi>;
