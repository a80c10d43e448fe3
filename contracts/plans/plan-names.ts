import * as z from 'zod/mini';

/** The two plans: Basic, the platform's 'online', and Premium, its 'online+studio' (PLAN-06). */
export const planName = z.enum(['basic', 'premium']);
export type PlanName = z.output<typeof planName>;

/** The plan's name on screen. */
export const planTitles: Readonly<Record<PlanName, string>> = { basic: 'Basic', premium: 'Premium' };
