import { handleCurrentSession } from '#bff/login/current-session';
import { handleKeepSession } from '#bff/login/keep-session';
import { handleLogIn } from '#bff/login/log-in';
import { handleLogOut } from '#bff/login/log-out';
import { handleRecoverPassword } from '#bff/login/recover-password';
import type { HandlersOf } from '#bff/run-operation';
import { handleStartSocialSignIn } from '#bff/social/start-social-sign-in';
import type { loginApi } from '#contracts/login/login.api';

export const loginHandlers: HandlersOf<typeof loginApi> = {
  logIn: handleLogIn,
  logOut: handleLogOut,
  currentSession: handleCurrentSession,
  keepSession: handleKeepSession,
  recoverPassword: handleRecoverPassword,
  startSocialSignIn: handleStartSocialSignIn,
};
