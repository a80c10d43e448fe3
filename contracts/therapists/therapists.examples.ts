import type { OperationExamples } from '#contracts/kernel/operation-examples';
import { listTherapists, therapistDetail } from '#contracts/therapists/therapists.api';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const therapistsExamples = {
  [listTherapists.name]: {
    visitor: { visit: 'first-visit', page: 0 },
    patient: { visit: 'first-visit', page: 0 },
    professional: { visit: 'first-visit', page: 1 },
  },
  [therapistDetail.name]: {
    visitor: { therapist: 'pt-rinaldi' },
    patient: { therapist: 'pt-rinaldi' },
    professional: { therapist: 'pt-serafini' },
  },
} satisfies OperationExamples;
