import { admittedUser, openPasswordSession } from '#bff/login/password-sign-in';
import type { OperationHandler } from '#bff/run-operation';
import type { logIn } from '#contracts/login/login.api';

/** Opens a sealed session for an approved user whose credentials the platform accepts (LOGIN-21). */
export const handleLogIn: OperationHandler<typeof logIn> = async (context, credentials) =>
  openPasswordSession(context, await admittedUser(context, credentials), credentials);
