import { codeSentAt } from '#bff/contract/contract-code';
import { contractState, secondsUntilResend } from '#bff/contract/contract-state';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { ownContract } from '#contracts/contract/contract.api';
import { isoFromInstant } from '#contracts/kernel/instant';

/** How the professional's contract stands, and the number the form begins with (CONTRACT-14). */
export const handleOwnContract: OperationHandler<typeof ownContract> = async (context) => {
  const user = await ownUser(context);
  const { contract_phone, telefono } = user.public_configuration;
  const sentAt = codeSentAt(user);
  return {
    state: contractState(user),
    phone: contract_phone ?? telefono ?? '',
    codeSentAt: sentAt === undefined ? null : isoFromInstant(sentAt),
    resendInSeconds: secondsUntilResend(sentAt, context.now()),
  };
};
