import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { newRequestsApi } from '#contracts/new-requests/new-requests.api';

export const newRequestsExamples = {
  ownNewRequests: { professional: {} },
  pauseNewRequests: { professional: { isPaused: true } },
} satisfies ExamplesOf<typeof newRequestsApi>;
