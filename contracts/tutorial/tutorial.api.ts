import * as z from 'zod/mini';
import { api, command } from '#contracts/kernel/operation';

export const tutorialApi = api('tutorial', {
  /** Remembers that the tutorial was seen, so that it does not come back (TUTOR-12 to 14). */
  finishTutorial: command({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({}),
  }),
});

export const { finishTutorial } = tutorialApi;
