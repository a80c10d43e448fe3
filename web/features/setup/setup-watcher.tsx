import { useEffect, useRef } from 'react';
import type { SetupStepState } from '#contracts/setup/setup.api';
import type { SetupStep } from '#contracts/setup/setup-step';
import { useQueryCache } from '#web/api/query-cache';
import { type AnnouncedElsewhere, hearAnnouncedElsewhere } from '#web/features/setup/announced-elsewhere';
import { newlyDone } from '#web/features/setup/newly-done';
import { useSetup } from '#web/features/setup/use-setup';
import { notifySuccess } from '#web/ui/messages/notify';
import { shownToast } from '#web/ui/messages/toast-store';

const planBought = 'Piano tariffario scelto con successo';
const contractSigned = 'Contratto firmato con successo';

/** What a signed contract or a bought plan changes besides the setup: contract, plan, and what the profile locks. */
const affected = ['contract/own-contract', 'plans/own-plan', 'profile/own-profile'];

/**
 * Announces on every screen, once in all tabs, that the plan was bought or the contract signed while this tab was open,
 * and has what depends on it read again (CONTRACT-12, PLAN-22, LIVE-04, LIVE-06).
 */
export function SetupWatcher({ owner }: { readonly owner: string }) {
  const { data } = useSetup().query;
  const { refresh } = useQueryCache();
  const before = useRef<readonly SetupStepState[]>(undefined);
  const elsewhere = useRef<AnnouncedElsewhere>(undefined);
  useEffect(() => {
    const heard = hearAnnouncedElsewhere(owner);
    elsewhere.current = heard;
    return heard.close;
  }, [owner]);
  useEffect(() => {
    if (!data) return;
    const done = newlyDone(before.current ?? [], data.steps).filter(
      ({ step }) => step === 'plan' || step === 'contract',
    );
    before.current = data.steps;
    if (done.length === 0) return;
    void refresh(affected);
    const unsaid = done.filter(({ name }) => !elsewhere.current?.isAnnounced(name));
    for (const { name } of unsaid) elsewhere.current?.announce(name);
    // The dialog in which a plan was bought has said so itself.
    const isSaid = shownToast()?.title === planBought;
    announce(unsaid.map(({ step }) => step).filter((step) => step !== 'plan' || !isSaid));
  }, [data, refresh]);
  return null;
}

/** One message: a second would take the place of the first. */
function announce(done: readonly SetupStep[]): void {
  if (done.includes('contract')) {
    notifySuccess(contractSigned, done.includes('plan') ? { advice: planBought } : {});
  } else if (done.includes('plan')) notifySuccess(planBought);
}
