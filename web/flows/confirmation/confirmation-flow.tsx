import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { markAnnounced } from '#web/features/appointments/acceptance/announced-confirmations';
import { ChatLink } from '#web/features/appointments/entry/chat-link.tsx';
import { kindName } from '#web/features/appointments/entry/kind-name';
import { askToMove } from '#web/features/appointments/entry/messages-to-therapist';
import { AddToCalendarButton } from '#web/features/calendar-export/add-to-calendar-button.tsx';
import { PaymentDone } from '#web/features/payments/payment/payment-done.tsx';
import { goneWords, PaymentGone } from '#web/features/payments/payment/payment-gone.tsx';
import { useConfirmation } from '#web/features/payments/payment/use-confirmation';
import { WaitingForPayment } from '#web/features/payments/payment/waiting-for-payment.tsx';
import { MovedNote } from '#web/features/payments/summary/moved-note.tsx';
import { type NamedStep, StepFrame } from '#web/flows/confirmation/confirmation-step-frame.tsx';
import { ConsentThenPayment } from '#web/flows/confirmation/consent-then-payment.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';

interface ConfirmationFlowProps {
  readonly appointment: Appointment;
  readonly onTitle: (title: string) => void;
  readonly onClose: () => void;
}

/** The current stage in confirming an appointment, from the consent to the confirmed session. */
export function ConfirmationFlow({ appointment: seen, onTitle, onClose }: ConfirmationFlowProps) {
  const { stage, appointment, record, change, take, giveUp, ...known } = useConfirmation(useDraftOwner(), seen);
  const { whyGone, isMoved, page, paymentPageState, isUnread } = known;
  const [isEntered, setEntered] = useState(false);
  const frame = (step: NamedStep) => ({
    ...step,
    takesFocus: isEntered,
    onShown: (title: string) => {
      onTitle(title);
      setEntered(true);
    },
  });
  const kind = kindName[appointment.kind];
  useEffect(() => {
    if (stage === 'done') markAnnounced(appointment.token);
  }, [stage, appointment.token]);

  const movedNote = isMoved && <MovedNote appointment={appointment} />;
  const writing = <ChatLink person={seen.otherSide.token} label="Scrivi al terapeuta" onFollow={onClose} />;
  switch (stage) {
    case 'done':
      return (
        <StepFrame key={stage} {...frame({ title: 'Appuntamento confermato con successo' })}>
          <PaymentDone appointment={appointment} kind={kind} onClose={onClose}>
            <AddToCalendarButton appointment={appointment.token} />
            <ChatLink
              person={appointment.otherSide.token}
              label="Chiedi di spostare"
              message={askToMove(appointment)}
              onFollow={onClose}
            />
          </PaymentDone>
        </StepFrame>
      );
    case 'gone':
      return (
        <StepFrame key={whyGone} {...frame({ title: goneWords[whyGone].title })}>
          <PaymentGone why={whyGone}>
            {writing}
            <Button onClick={onClose}>OK</Button>
          </PaymentGone>
        </StepFrame>
      );
    case 'waiting':
      return (
        <StepFrame key={stage} {...frame({ title: 'In attesa del pagamento' })}>
          {movedNote}
          <WaitingForPayment
            appointment={appointment.token}
            method={record.method ?? 'paypal'}
            {...{ page, paymentPageState, isUnread }}
            onAnswer={take}
            onBack={giveUp}
          >
            {isMoved && writing}
          </WaitingForPayment>
        </StepFrame>
      );
    case 'steps':
      return (
        <>
          {movedNote}
          <ConsentThenPayment {...{ appointment, kind, record, frame }} onChange={change} onAnswer={take} />
        </>
      );
  }
}
