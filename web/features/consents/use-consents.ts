import { useRef, useState } from 'react';
import { giveConsents, type MandatoryConsent, mandatoryConsents } from '#contracts/consents/consents.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { useSession } from '#web/session/session-context';

/** What stays and what to do after a failure: pressing again gives nothing twice. */
const whatStays = 'Le caselle che hai spuntato restano così. Premi di nuovo il pulsante quando vuoi.';

/** The boxes of the prompt: one at a time is asked for, in their order, until all are ticked and have been given. */
export function useConsents(missing: readonly MandatoryConsent[]) {
  const { check } = useSession();
  const { run, isRunning } = useCommand(giveConsents);
  const [ticked, setTicked] = useState<readonly MandatoryConsent[]>([]);
  const [refused, setRefused] = useState<MandatoryConsent>();
  const [failure, setFailure] = useState<{ readonly title: string; readonly advice: string }>();
  const boxes = useRef<Partial<Record<MandatoryConsent, HTMLInputElement | null>>>({});

  const tick = (name: MandatoryConsent, isTicked: boolean) => {
    setTicked((before) => (isTicked ? [...before, name] : before.filter((one) => one !== name)));
    if (isTicked && name === refused) setRefused(undefined);
  };
  const confirm = async () => {
    const unticked = mandatoryConsents.find((name) => missing.includes(name) && !ticked.includes(name));
    setRefused(unticked);
    setFailure(undefined);
    if (unticked) return boxes.current[unticked]?.focus();
    try {
      if (!(await run({ terms: true, privacy: true, personalData: true, serviceFee: true }))) return;
      if (!(await check())) setFailure({ title: 'I consensi sono salvati, la pagina no', advice: whatStays });
    } catch (problem) {
      setFailure({ title: problemText(problemOf(problem)).title, advice: whatStays });
    }
  };
  const refOf = (name: MandatoryConsent) => (box: HTMLInputElement | null) => {
    boxes.current[name] = box;
  };
  return { ticked, tick, refused, failure, refOf, confirm: () => void confirm(), isRunning };
}
