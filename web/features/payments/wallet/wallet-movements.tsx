import { Text } from '@mantine/core';
import { priceText } from '#contracts/kernel/euro-cents';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { ownWallet, WalletReason } from '#contracts/payments/payments.api';
import classes from '#web/features/payments/wallet/wallet.module.css';

interface WalletMovementsProps {
  readonly movements: OperationOutput<typeof ownWallet>['movements'];
}

const reasons: Readonly<Record<WalletReason, string>> = {
  'session-cancelled': 'Seduta annullata dopo il pagamento',
  'session-paid': 'Credito usato per una seduta',
};

/** Credit received and used, newest first. They are derived from sessions; the balance may include more. */
export function WalletMovements({ movements }: WalletMovementsProps) {
  return (
    <section aria-label="Movimenti">
      <ul className={classes.movements}>
        {movements.map(({ appointment, reason, sessionAt, therapistName, amountCents }) => (
          <li key={`${appointment} ${reason}`}>
            <div>
              <Text fw={600}>{reasons[reason]}</Text>
              <Text size="sm" c="dimmed">
                Seduta del {shortDate(instantFromIso(sessionAt))} con {therapistName}
              </Text>
            </div>
            <span className={classes.amount}>{signed(amountCents)}</span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        Qui trovi i movimenti delle tue sedute: il saldo può comprendere altro.
      </Text>
    </section>
  );
}

function signed(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${priceText(Math.abs(cents))}`;
}
