import * as z from 'zod/mini';

/** The setup steps of a professional, in their order (ONB-10). */
export const setupStep = z.enum(['billing-data', 'profile', 'photo', 'plan', 'contract', 'working-hours']);

export type SetupStep = z.output<typeof setupStep>;
