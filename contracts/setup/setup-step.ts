import * as z from 'zod/mini';

/** The setup steps of a professional, in their order (ONB-10). */
export const setupStep = z.enum(['billing-data', 'profile', 'photo', 'plan', 'contract', 'working-hours']);

export type SetupStep = z.output<typeof setupStep>;

/** Without it patients find a professional all the same: it is not counted among what is missing. */
export const optionalStep: SetupStep = 'working-hours';
