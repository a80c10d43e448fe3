import { useState } from 'react';
import { giveInformedConsent, ownInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';
import { forgetConsentDraft } from '#web/features/informed-consent/consent-draft';
import type { ConsentDetails } from '#web/features/informed-consent/consent-values';
import { notifySuccess } from '#web/ui/messages/notify';

interface SignConsent {
  readonly therapist: string;
  readonly owner: string;
  readonly onSigned: () => void;
}

/** Signs once, however often it is pressed, and leads on (CONSENT-17, APPT-95). A failure keeps everything for a retry. */
export function useSignConsent({ therapist, owner, onSigned }: SignConsent) {
  const { run, isRunning } = useCommand(giveInformedConsent);
  const refresh = useRefresh();
  const [failed, setFailed] = useState<Problem>();
  const sign = async (details: ConsentDetails) => {
    setFailed(undefined);
    try {
      if (!(await run({ therapist, ...details, accepted: true }))) return;
      forgetConsentDraft(owner);
      notifySuccess('Conseso informato con successo');
      onSigned();
      await refresh(ownInformedConsent);
    } catch (failure) {
      setFailed(problemOf(failure));
      await refresh(ownInformedConsent);
    }
  };
  return { sign, isSigning: isRunning, failed };
}
