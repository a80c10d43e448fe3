import { Anchor, Text } from '@mantine/core';
import { type Appointment, listAppointments } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import { ownWallet } from '#contracts/payments/payments.api';
import { useQuery } from '#web/api/use-query';
import { PaymentPaper } from '#web/features/payments/receipt/payment-receipt.tsx';
import { type PaymentSummary, paymentSummary, textOfSummary } from '#web/features/payments/receipt/payment-summary';
import { type ProvenPayment, provenPayment } from '#web/features/payments/receipt/proven-payment';
import { saveFile } from '#web/ui/files/save-file';
import { canPrint } from '#web/ui/print/print-under';
import { usePaper } from '#web/ui/print/use-paper';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { RecordTable } from '#web/ui/records/record-table.tsx';
import classes from '#web/ui/sections/sections.module.css';

interface PaymentsListProps {
  /** What an appointment is called: 'Seduta terapeutica singola'. */
  readonly kindOf: (appointment: Appointment) => string;
}

/** The sessions that were paid, latest first, each with its summary to print (PATIENT-05). */
export function PaymentsList({ kindOf }: PaymentsListProps) {
  const query = useQuery(listAppointments, {}, { live: true });
  return (
    <QueryRegion query={query} what="i pagamenti">
      {({ appointments }) => <Payments appointments={appointments} kindOf={kindOf} />}
    </QueryRegion>
  );
}

interface PaymentsProps extends PaymentsListProps {
  readonly appointments: readonly Appointment[];
}

function Payments({ appointments, kindOf }: PaymentsProps) {
  const { data: wallet } = useQuery(ownWallet, {});
  const { printed, print: printPaper } = usePaper<PaymentSummary>();
  const paid = appointments
    .flatMap((appointment) => {
      const payment = provenPayment(appointment, wallet?.movements);
      return payment ? [{ id: appointment.token, appointment, payment }] : [];
    })
    .toReversed();
  if (paid.length === 0) {
    return <Text c="dimmed">Non ci sono ancora pagamenti. Qui trovi il riepilogo di ogni seduta che paghi.</Text>;
  }
  const print = ({ appointment, payment }: (typeof paid)[number]) => {
    const summary = paymentSummary(appointment, kindOf(appointment), payment);
    if (!canPrint()) {
      const text = new Blob([textOfSummary(summary)], { type: 'text/plain;charset=utf-8' });
      return saveFile(text, `${summary.fileName}.txt`);
    }
    printPaper(summary, summary.fileName);
  };
  return (
    <>
      <RecordTable
        label="Pagamenti delle sedute"
        rows={paid}
        nameOf={({ appointment }) => `seduta del ${dayOf(appointment)}`}
        moreLabel="Mostra altri"
        columns={[
          { header: 'Seduta', cell: ({ appointment }) => dayOf(appointment) },
          { header: 'Terapeuta', cell: ({ appointment }) => appointment.otherSide.name },
          { header: 'Pagato', cell: ({ payment }) => <Paid {...payment} /> },
          {
            header: 'Riepilogo',
            cell: (row) => (
              <Anchor
                component="button"
                type="button"
                underline="always"
                className={classes.rowAct}
                onClick={() => print(row)}
              >
                {canPrint() ? 'Stampa' : 'Salva'}
                <span className="visually-hidden"> il riepilogo della seduta del {dayOf(row.appointment)}</span>
              </Anchor>
            ),
          },
        ]}
      />
      {printed && <PaymentPaper summary={printed} />}
    </>
  );
}

/** The whole sum, and how much of it was credit, as the summary tells it. */
function Paid({ paidCents, creditUsedCents }: ProvenPayment) {
  return (
    <>
      <span>{priceText(paidCents)}</span>
      {creditUsedCents !== null && creditUsedCents > 0 && (
        <Text size="sm" c="dimmed">
          di cui {priceText(creditUsedCents)} di credito
        </Text>
      )}
    </>
  );
}

function dayOf({ startsAt }: Appointment): string {
  return shortDate(instantFromIso(startsAt));
}
