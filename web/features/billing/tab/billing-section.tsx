import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ownBillingData } from '#contracts/billing/billing.api';
import { useQuery } from '#web/api/use-query';
import { BillingFacts } from '#web/features/billing/tab/billing-facts.tsx';
import { BillingDataForm } from '#web/fields/billing/billing-form.tsx';
import type { OwnBillingData } from '#web/fields/billing/billing-values';
import { type BillingForm, useHasBillingDraft } from '#web/fields/billing/use-billing-form';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { useSession } from '#web/session/session-context';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';
import { notifySuccess } from '#web/ui/messages/notify';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';

/** Company and payment data, to be read or changed (BILL-09, BILL-10). */
export function BillingSection() {
  const query = useQuery(ownBillingData, {});
  return (
    <SectionCard title="Dati di fatturazione">
      <QueryRegion query={query} what="i tuoi dati di fatturazione">
        {(known) => <BillingData known={known} />}
      </QueryRegion>
    </SectionCard>
  );
}

/** The data in read mode, or in edit mode; a draft of before opens the second (BILL-14, BILL-15). */
function BillingData({ known }: { readonly known: OwnBillingData }) {
  const { check } = useSession();
  const hasDraft = useHasBillingDraft();
  const [isEditing, setEditing] = useState(hasDraft);
  const box = useRef<HTMLDivElement>(null);
  const focusFirst = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  const edit = () => {
    flushSync(() => setEditing(true));
    focusFirst('input');
  };
  const close = () => {
    flushSync(() => setEditing(false));
    focusFirst('[data-edit]');
  };
  const onSaved = async () => {
    close();
    notifySuccess('Informazioni salvate con successo');
    // The session says which data are missing, and by which name the user is greeted.
    await check();
  };
  return (
    <div ref={box}>
      {isEditing ? (
        <BillingDataForm known={known} onSaved={onSaved}>
          {(state) => <EditFoot state={state} onClose={close} />}
        </BillingDataForm>
      ) : (
        <div className={classes.tab}>
          <BillingFacts known={known} />
          <div className={classes.foot}>
            <Button data-edit variant="default" onClick={edit}>
              Modifica informazioni
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

interface EditFootProps {
  readonly state: BillingForm;
  readonly onClose: () => void;
}

/** The buttons of the edit mode, and the question before leaving it with something changed. */
function EditFoot({ state, onClose }: EditFootProps) {
  const { module, load } = useConfirmDialog();
  const [isAsked, setAsked] = useState(false);
  const drop = () => {
    state.startAfresh();
    onClose();
  };
  const cancel = () => (state.hasChanges() ? void load(() => setAsked(true)) : drop());
  return (
    <>
      <div className={classes.foot}>
        <Button variant="default" onClick={cancel}>
          Annulla
        </Button>
        <Button type="submit" loading={state.isSending}>
          Salva informazioni
        </Button>
      </div>
      {module && (
        <module.ConfirmDialog
          opened={isAsked}
          title="Annullare le modifiche?"
          confirmLabel="Sì, annulla le modifiche"
          dismissLabel="No, continua"
          isRunning={false}
          onDismiss={() => setAsked(false)}
          onConfirm={drop}
        >
          <Text>I campi tornano ai dati già salvati.</Text>
        </module.ConfirmDialog>
      )}
      <LeaveGuard
        isNeeded={state.hasChanges}
        title="Lasciare i dati di fatturazione?"
        leaveLabel="Sì, esci"
        stayLabel="No, resta qui"
      >
        <Text>
          Le modifiche non sono salvate: restano in bozza in questa scheda. Un IBAN scritto adesso andrà inserito di
          nuovo.
        </Text>
      </LeaveGuard>
    </>
  );
}
