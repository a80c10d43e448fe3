import { Button, Text, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BillingProblems } from '#web/features/billing/billing-problems.tsx';
import { billingSteps, fieldsOfStep, isStepValid, type OwnBillingData } from '#web/features/billing/billing-values';
import { CompanyStep } from '#web/features/billing/company-step.tsx';
import { PaymentStep } from '#web/features/billing/payment-step.tsx';
import { useBillingForm } from '#web/features/billing/use-billing-form';
import { useCompleteBilling } from '#web/features/billing/use-complete-billing';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { Stepper } from '#web/forms/stepper.tsx';
import classes from '#web/forms/wizard.module.css';
import { keepFocus } from '#web/ui/keep-focus';

const stepName = 'passo';

/** Which of the two steps the address shows, from 0, and the way to the other: Back goes a step back. */
function useBillingStep(isSecondReachable: boolean) {
  const [params, setParams] = useSearchParams();
  const isSecondAsked = params.get(stepName) === '2';
  const isRefused = isSecondAsked && !isSecondReachable;
  useEffect(() => {
    if (isRefused) setParams({}, { replace: true });
  }, [isRefused, setParams]);
  const goTo = (index: number) => setParams(index === 0 ? {} : { [stepName]: '2' });
  return { index: isSecondAsked && isSecondReachable ? 1 : 0, goTo };
}

interface BillingWizardProps {
  readonly known: OwnBillingData;
  /** The professional's token: the draft is theirs alone. */
  readonly owner: string;
}

/** Two steps over one form; the second opens once nothing is wrong with the first (COMPL-13). */
export function BillingWizard({ known, owner }: BillingWizardProps) {
  const { form, hasDraft, forgetDraft } = useBillingForm(known, owner);
  const { complete, isRunning, isDone } = useCompleteBilling(forgetDraft);
  const { index, goTo } = useBillingStep(isStepValid(0, form.watch()));
  const [tried, setTried] = useState({ index, count: 0 });
  const { title } = billingSteps[index] ?? billingSteps[0];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isValid = await form.trigger(fieldsOfStep(index));
    if (!isValid) return setTried((before) => ({ index, count: before.count + 1 }));
    if (index === 0) goTo(1);
    else await complete(form.getValues());
  };

  return (
    <>
      <Stepper
        label="Passi dei dati per la fatturazione"
        tabs={billingSteps.map((step) => step.title)}
        index={index}
        onGoTo={goTo}
      />
      <form noValidate aria-label={title} className={classes.form} onSubmit={submit}>
        <StepHeading title={title} index={index} />
        <BillingProblems form={form} index={index} attempt={tried.index === index ? tried.count : 0} />
        {index === 0 ? (
          <CompanyStep form={form} email={known.email} />
        ) : (
          <PaymentStep form={form} email={known.email} onChange={() => goTo(0)} />
        )}
        <div className={`${classes.foot} ${classes.onFirst}`}>
          {hasDraft && (
            <DraftNote
              kept="bozza salvata in questa scheda"
              lost="I campi tornano ai dati già salvati."
              onDiscard={() => forgetDraft('reset')}
            />
          )}
          {index === 1 && (
            <Button variant="default" size="lg" onClick={() => goTo(0)}>
              Indietro
            </Button>
          )}
          <Button type="submit" size="lg" className={classes.next} loading={isRunning} onMouseDown={keepFocus}>
            {index === 0 ? 'Continua' : 'Salva i dati'}
          </Button>
        </div>
      </form>
      <BillingLeaveGuard isNeeded={() => !isDone() && Boolean(form.formState.dirtyFields.iban)} />
    </>
  );
}

/** Takes the focus when another step opens, so that it is announced; the first one shown leaves it to the screen. */
function StepHeading({ title, index }: { readonly title: string; readonly index: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);
  return (
    <div>
      <Title order={2} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mt="xs">
        Passo {index + 1} di {billingSteps.length}. Tutti i campi sono obbligatori.
      </Text>
    </div>
  );
}

/** The IBAN alone would be lost: the rest stays in the tab's draft. */
function BillingLeaveGuard({ isNeeded }: { readonly isNeeded: () => boolean }) {
  return (
    <LeaveGuard
      isNeeded={isNeeded}
      title="Lasciare i dati per la fatturazione?"
      leaveLabel="Sì, esci"
      stayLabel="No, resta qui"
    >
      <Text>L’IBAN che hai scritto andrà inserito di nuovo. Gli altri campi restano nella bozza.</Text>
    </LeaveGuard>
  );
}
