import type { OperationHandler } from '#bff/run-operation';
import type { logOut } from '#contracts/login/login.api';

/** Ends the session for every copy of its cookie. The platform has no call for it. */
export const handleLogOut: OperationHandler<typeof logOut> = async (context) => {
  await context.session.clear();
  return {};
};
