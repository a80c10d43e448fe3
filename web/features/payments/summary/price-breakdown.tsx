import { Anchor, Text } from '@mantine/core';
import { use } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { payable } from '#contracts/payments/payable';
import classes from '#web/features/payments/payment.module.css';
import { WalletOpener } from '#web/features/payments/wallet/wallet-opener';

interface PriceBreakdownProps {
  /** Null while the price is unknown. */
  readonly priceCents: number | null;
  readonly walletCents: number;
}

/** The amount to pay and how it is made up, with a link to the origin of the credit. */
export function PriceBreakdown({ priceCents, walletCents }: PriceBreakdownProps) {
  const openWallet = use(WalletOpener);
  return (
    <section aria-label="Quanto paghi" className={classes.box}>
      <dl className={classes.sum}>
        <Lines priceCents={priceCents} walletCents={walletCents} />
      </dl>
      <Text size="sm" c="dimmed">
        Prestazione sanitaria esente IVA.{' '}
        <Anchor component="button" type="button" size="sm" underline="always" onClick={openWallet}>
          Il tuo credito
        </Anchor>
      </Text>
    </section>
  );
}

function Lines({ priceCents, walletCents }: PriceBreakdownProps) {
  if (priceCents === null) return <Line label="Prezzo" amount="Lo vedi sulla pagina di pagamento" />;
  const { payableCents, creditUsedCents, creditLeftCents } = payable(priceCents, walletCents);
  if (payableCents === priceCents) return <Line label="Prezzo" amount={priceText(priceCents)} isDue />;
  return (
    <>
      <div>
        <dt>Prezzo</dt>
        <dd>
          <span className="visually-hidden">Prezzo intero, prima del credito: </span>
          <s>{priceText(priceCents)}</s>
        </dd>
      </div>
      <Line label="Credito usato" amount={`−${priceText(creditUsedCents)}`} />
      <Line label="Da pagare" amount={priceText(payableCents)} isDue />
      <Line label="Credito residuo" amount={priceText(creditLeftCents)} />
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: string;
  readonly isDue?: boolean;
}

function Line({ label, amount, isDue = false }: LineProps) {
  return (
    <div data-due={isDue || undefined}>
      <dt>{label}</dt>
      <dd className="amount">{amount}</dd>
    </div>
  );
}
