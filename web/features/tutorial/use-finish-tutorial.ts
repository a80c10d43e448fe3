import { finishTutorial } from '#contracts/tutorial/tutorial.api';
import { useCommand } from '#web/api/use-command';
import { useSession } from '#web/session/session-context';

/**
 * Saves that the tutorial was seen and has the session know it (TUTOR-12 to 14). Nobody hears of a failure: the next
 * visit shows it again.
 */
export function useFinishTutorial(): () => Promise<void> {
  const { run } = useCommand(finishTutorial);
  const { check } = useSession();
  return async () => {
    const isSaved = await run({}).catch(() => undefined);
    if (isSaved) await check();
  };
}
