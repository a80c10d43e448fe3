import { handleOwnContract } from '#bff/contract/own-contract';
import { handleSendContractCode } from '#bff/contract/send-contract-code';
import type { HandlersOf } from '#bff/run-operation';
import type { contractApi } from '#contracts/contract/contract.api';

export const contractHandlers: HandlersOf<typeof contractApi> = {
  ownContract: handleOwnContract,
  sendContractCode: handleSendContractCode,
};
