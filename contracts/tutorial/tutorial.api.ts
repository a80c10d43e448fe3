import * as z from 'zod/mini';
import { api, command } from '#contracts/kernel/operation';

export const tutorialApi = api('tutorial', {
  /** Remembers that the tutorial was seen, so that it does not appear again (TUTOR-12). */
  finishTutorial: command({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({}),
  }),
});

export const { finishTutorial } = tutorialApi;
