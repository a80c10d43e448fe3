import * as z from 'zod/mini';
import { defineOperation } from '#contracts/kernel/operation';

/** Remembers that the tutorial was seen, so that it does not come back (TUTOR-12 to 14). */
export const finishTutorial = defineOperation({
  name: 'tutorial/finish-tutorial',
  kind: 'command',
  access: 'patients',
  input: z.strictObject({}),
  output: z.object({}),
  refusals: { changed_elsewhere: { status: 409 } },
});
