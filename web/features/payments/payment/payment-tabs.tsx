import { Tabs } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { payable } from '#contracts/payments/payable';
import { payerTaxCode } from '#contracts/payments/payments.api';
import { PayTab } from '#web/features/payments/payment/pay-tab.tsx';
import type { PaymentRecord } from '#web/features/payments/payment/payment-record';
import { type PaymentAnswer, usePaymentRequest } from '#web/features/payments/payment/use-payment-request';
import classes from '#web/features/payments/payment.module.css';
import type { OwnPaymentData } from '#web/features/payments/summary/own-payment';
import { SummaryTab } from '#web/features/payments/summary/summary-tab.tsx';
import { useTaxCode } from '#web/features/payments/summary/use-tax-code';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

interface PaymentTabsProps {
  readonly appointment: Appointment;
  readonly kind: string;
  readonly data: OwnPaymentData;
  readonly record: PaymentRecord;
  readonly onChange: (changes: Partial<PaymentRecord>) => void;
  readonly onAnswer: (answer: PaymentAnswer) => void;
  /** The steps of the confirmation that lie behind. */
  readonly doneSteps: readonly string[];
  /** Shown in the summary: the consent that was given. */
  readonly children?: ReactNode;
}

/** The two tabs of the payment. The second opens once a valid tax code is saved. */
export function PaymentTabs(props: PaymentTabsProps) {
  const { appointment, kind, data, record, onChange, onAnswer, doneSteps, children } = props;
  const request = usePaymentRequest({ appointment: appointment.token, onAnswer });
  const taxCode = useTaxCode({
    saved: data.taxCode,
    typed: record.taxCode,
    onSaved: () => onChange({ tab: 'pay', taxCode: null }),
  });
  const isPayOpen = record.tab === 'pay' && payerTaxCode.safeParse(data.taxCode).success;
  const { priceCents } = appointment;
  const go = (tab: string | null) => {
    if (tab === 'summary') onChange({ tab });
    else void taxCode.goOn();
  };
  return (
    <Tabs value={isPayOpen ? 'pay' : 'summary'} onChange={go} activateTabWithKeyboard={false} keepMounted={false}>
      <div className={classes.path}>
        {doneSteps.map((step) => (
          <span key={step} className={classes.doneStep}>
            <IconCheck aria-hidden size={18} />
            <span>
              {step}
              <span className="visually-hidden">, completato</span>
            </span>
          </span>
        ))}
        <Tabs.List aria-label="Passi della conferma" className={classes.list}>
          <Tabs.Tab value="summary">01 Riepilogo informazioni</Tabs.Tab>
          <Tabs.Tab value="pay">02 Pagamento</Tabs.Tab>
        </Tabs.List>
      </div>
      <ProgressBar step={doneSteps.length + (isPayOpen ? 2 : 1)} of={doneSteps.length + 2} />
      <Tabs.Panel value="summary" className={classes.panel}>
        <SummaryTab
          appointment={appointment}
          kind={kind}
          data={data}
          taxCode={taxCode}
          onType={(typed) => onChange({ taxCode: typed })}
        >
          {children}
        </SummaryTab>
      </Tabs.Panel>
      <Tabs.Panel value="pay" className={classes.panel}>
        <Announced>
          <PayTab
            payableCents={priceCents === null ? null : payable(priceCents, data.walletCents).payableCents}
            method={record.method}
            onChoose={(method) => onChange({ method })}
            request={request}
          />
        </Announced>
      </Tabs.Panel>
    </Tabs>
  );
}

/** Takes the focus when its tab opens, so that the step is announced. */
function Announced({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label="Pagamento">
      {children}
    </section>
  );
}
