import { Fieldset, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { OwnBillingData } from '#web/fields/billing/billing-values';
import { CompanyFields } from '#web/fields/billing/company-fields.tsx';
import { OvertakenNote } from '#web/fields/billing/overtaken-note.tsx';
import { PaymentFields } from '#web/fields/billing/payment-fields.tsx';
import { type BillingForm, useBillingForm } from '#web/fields/billing/use-billing-form';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { StepSummary } from '#web/forms/wizard-frame.tsx';

interface BillingDataFormProps {
  readonly known: OwnBillingData;
  readonly onSaved: () => unknown;
  /** What stands at the end of the form, a button of type submit among it. */
  readonly children: (state: BillingForm) => ReactNode;
}

/** The professional's company and payment data to be changed; `useBillingForm` says how they are saved. */
export function BillingDataForm({ known, onSaved, children }: BillingDataFormProps) {
  const state = useBillingForm(known, onSaved);
  const { form, step, submit, tries, overtaken, isResumed, isDropped, again, startAfresh } = state;
  const draft = { isResumed, isDropped, discard: startAfresh };
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={step.title} onSubmit={submit}>
        <Stack gap="lg">
          <DraftNote
            draft={draft}
            resumed={resumedText(again)}
            lost="I campi tornano ai dati già salvati."
            onDiscard={() => undefined}
          />
          <StepSummary step={step} tries={tries} />
          {overtaken && <OvertakenNote fields={overtaken} />}
          <Text size="sm" c="dimmed">
            È obbligatorio il codice fiscale. Gli altri dati servono per le fatture e per pagarti: puoi aggiungerli
            quando li hai.
          </Text>
          {/* Discarding hides a shown IBAN and forgets the chosen prefix, too. */}
          <Stack gap="lg" key={String(isResumed)}>
            <Fieldset legend="Dati societari">
              <Stack>
                <CompanyFields email={known.email} />
              </Stack>
            </Fieldset>
            <Fieldset legend="Dati per il pagamento">
              <Stack>
                <PaymentFields savedIban={known.iban} />
              </Stack>
            </Fieldset>
          </Stack>
          {children(state)}
        </Stack>
      </form>
    </FormProvider>
  );
}

function resumedText(again: readonly string[]): string {
  const resumed = 'Abbiamo ripreso quello che avevi scritto.';
  return again.length === 0 ? resumed : `${resumed} Inserisci di nuovo ${again.join(' e ')}.`;
}
