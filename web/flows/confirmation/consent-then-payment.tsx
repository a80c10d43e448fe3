import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { ownInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { ownPaymentData } from '#contracts/payments/payments.api';
import { useQuery } from '#web/api/use-query';
import { ConsentStep } from '#web/features/informed-consent/consent-step.tsx';
import { SignedCopy } from '#web/features/informed-consent/signed-copy.tsx';
import type { PaymentRecord } from '#web/features/payments/payment/payment-record';
import { PaymentTabs } from '#web/features/payments/payment/payment-tabs.tsx';
import type { PaymentAnswer } from '#web/features/payments/payment/use-payment-request';
import { type NamedStep, StepFrame, type StepFrameProps } from '#web/flows/confirmation/confirmation-step-frame.tsx';
import { Stepper } from '#web/forms/stepper.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface ConsentThenPaymentProps {
  readonly appointment: Appointment;
  readonly kind: string;
  readonly record: PaymentRecord;
  readonly onChange: (changes: Partial<PaymentRecord>) => void;
  readonly onAnswer: (answer: PaymentAnswer) => void;
  readonly frame: (step: NamedStep) => Omit<StepFrameProps, 'children'>;
}

const consentStep = 'Consenso informato';
const stepNames = [consentStep, '01 Riepilogo informazioni', '02 Pagamento'];

/** The informed consent, unless it is already given for this therapist; then the payment in its place. */
export function ConsentThenPayment(props: ConsentThenPaymentProps) {
  const { appointment, kind, record, onChange, onAnswer, frame } = props;
  const therapist = appointment.otherSide.token;
  const consent = useQuery(ownInformedConsent, { therapist });
  const payment = useQuery(ownPaymentData, {});
  const [isSigned, setSigned] = useState(false);
  return (
    <QueryRegion query={consent} what="il consenso informato">
      {(known) =>
        known.given || isSigned ? (
          <StepFrame key="payment" {...frame({ title: 'Riepilogo e pagamento' })}>
            <QueryRegion query={payment} what="i dati per il pagamento">
              {(data) => (
                <PaymentTabs {...{ appointment, kind, data, record, onChange, onAnswer }} doneSteps={[consentStep]}>
                  {known.given && <SignedCopy therapist={therapist} given={known.given} />}
                </PaymentTabs>
              )}
            </QueryRegion>
          </StepFrame>
        ) : (
          <StepFrame key="consent" {...frame({ title: consentStep })}>
            <Stack gap="lg">
              <Stepper label="Passi della conferma" tabs={stepNames} index={0} onGoTo={() => undefined} />
              <ConsentStep therapist={therapist} known={known} onSigned={() => setSigned(true)} />
            </Stack>
          </StepFrame>
        )
      }
    </QueryRegion>
  );
}
