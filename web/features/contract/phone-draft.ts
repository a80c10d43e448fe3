import * as z from 'zod/mini';
import type { DraftKind } from '#web/forms/draft-store';

/** The number typed for the signing link, until it has been sent. */
export const phoneDraft: DraftKind<string> = { name: 'contract-phone', version: 1, schema: z.string() };
