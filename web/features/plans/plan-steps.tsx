import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ownBillingData } from '#contracts/billing/billing.api';
import { type PlanName, planName } from '#contracts/plans/plan-names';
import type { OwnPlan } from '#contracts/plans/plans.api';
import { useQuery } from '#web/api/use-query';
import { PlanStep } from '#web/features/plans/choice/plan-step.tsx';
import { PaymentStep } from '#web/features/plans/payment/payment-step.tsx';
import { BillingDataForm } from '#web/fields/billing/billing-form.tsx';
import { DraftNote } from '#web/forms/draft-note.tsx';
import type { DraftKind } from '#web/forms/draft-store';
import { Stepper } from '#web/forms/stepper.tsx';
import { useDraft } from '#web/forms/use-draft';
import { useStepFocus } from '#web/forms/use-steps';
import { useSession } from '#web/session/session-context';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** What was chosen and typed: a plan, and a coupon's code. */
const planChoice = z.object({ plan: z.nullable(planName), code: z.string() });
export type PlanChoice = z.output<typeof planChoice>;

const draftKind: DraftKind<PlanChoice> = { name: 'plan', version: 1, schema: planChoice };

const stepTitles = ['01 Scegli il piano', '02 Conferma dati', '03 metodo di pagamento'];

interface PlanStepsProps {
  readonly own: OwnPlan;
  readonly wanted: PlanName | undefined;
  /** Called with the payment page's answer; whether a tab shows it. */
  readonly onPage: (isShown: boolean) => void;
  /** Called when the plan has changed elsewhere. */
  readonly onOvertaken: () => unknown;
  readonly onBought: () => void;
}

/** The three steps. A step before the current one can be gone back to, which closes the later ones (PLAN-01..05). */
export function PlanSteps({ own, wanted, onPage, onOvertaken, onBought }: PlanStepsProps) {
  const [index, setIndex] = useState(0);
  const begin = (kept?: PlanChoice): PlanChoice => {
    const plan = kept?.plan ?? wanted ?? (own.offers.length === 1 ? (own.offers[0] ?? null) : null);
    return { plan: plan && own.offers.includes(plan) ? plan : null, code: kept?.code ?? '' };
  };
  const draft = useDraft(draftKind, begin);
  const [choice, setChoice] = useState(draft.initial);
  const change = (changes: Partial<PlanChoice>) => {
    const next = { ...choice, ...changes };
    setChoice(next);
    draft.keep(next);
  };
  const heading = useStepFocus(index);
  const { plan, code } = choice;
  return (
    <Stack gap="lg" flex={1}>
      <Stepper label="Passi del piano" tabs={stepTitles} index={index} onGoTo={setIndex} />
      {index === 0 && (
        <DraftNote
          draft={draft}
          resumed="Abbiamo ripreso la scelta che avevi iniziato."
          lost="Si tolgono il piano scelto e il codice scritto."
          onDiscard={() => setChoice(draft.blank)}
        />
      )}
      <Title order={3} ref={heading} tabIndex={-1} className="visually-hidden">
        {stepTitles[index]?.slice(3)}
      </Title>
      {index === 0 && (
        <PlanStep own={own} chosen={plan} onChoose={(next) => change({ plan: next })} onNext={() => setIndex(1)} />
      )}
      {index === 1 && <DetailsStep onBack={() => setIndex(0)} onSaved={() => setIndex(2)} />}
      {index === 2 && plan && (
        <PaymentStep
          key={plan}
          plan={plan}
          code={code}
          onCode={(next) => change({ code: next })}
          onBack={() => setIndex(1)}
          onDetails={() => setIndex(1)}
          onPage={(isShown) => {
            draft.forget();
            onPage(isShown);
          }}
          onOvertaken={onOvertaken}
          onBought={() => {
            draft.forget();
            onBought();
          }}
        />
      )}
    </Stack>
  );
}

interface DetailsStepProps {
  readonly onBack: () => void;
  readonly onSaved: () => void;
}

/** '02 Conferma dati': the billing data, saved on the way on; the tax code is needed (PLAN-11, PLAN-12, PLAN-15). */
function DetailsStep({ onBack, onSaved }: DetailsStepProps) {
  const query = useQuery(ownBillingData, {});
  const { check } = useSession();
  const goOn = () => {
    // The session says which data are missing, and by which name the user is greeted.
    void check();
    onSaved();
  };
  return (
    <QueryRegion query={query} what="i tuoi dati di fatturazione">
      {(known) => (
        <BillingDataForm known={known} onSaved={goOn}>
          {({ isSending }) => (
            <DialogActions>
              <Button variant="default" onClick={onBack}>
                Indietro
              </Button>
              <Button type="submit" loading={isSending}>
                Salva e continua
              </Button>
            </DialogActions>
          )}
        </BillingDataForm>
      )}
    </QueryRegion>
  );
}
