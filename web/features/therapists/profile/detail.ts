import type { OperationOutput } from '#contracts/kernel/operation';
import type { therapistDetail } from '#contracts/therapists/therapists.api';

/** A therapist's profile as the user may see it. */
export type Detail = OperationOutput<typeof therapistDetail>;
