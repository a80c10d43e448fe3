import type { contractApi } from '#contracts/contract/contract.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const contractExamples = {
  ownContract: { professional: {} },
  sendContractCode: { newcomer: { phone: '+39 347 555 0199' } },
} satisfies ExamplesOf<typeof contractApi>;
