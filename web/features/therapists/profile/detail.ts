import type { OperationOutput } from '#contracts/kernel/operation';
import type { therapistDetail } from '#contracts/therapists/therapists.api';

/** One therapist whole, as the reader may see them. */
export type Detail = OperationOutput<typeof therapistDetail>;
