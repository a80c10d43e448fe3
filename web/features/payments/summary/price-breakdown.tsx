import { Anchor, Text } from '@mantine/core';
import { use } from 'react';
import { priceText } from '#contracts/kernel/euro-cents';
import { payable } from '#contracts/payments/payable';
import { WalletOpener } from '#web/features/payments/wallet/wallet-opener';
import { Amount, AmountBox, Amounts } from '#web/ui/payment/amounts.tsx';

interface PriceBreakdownProps {
  /** Null while the price is unknown. */
  readonly priceCents: number | null;
  readonly walletCents: number;
}

/** The amount to pay and how it is made up, with a link to the origin of the credit. */
export function PriceBreakdown({ priceCents, walletCents }: PriceBreakdownProps) {
  const openWallet = use(WalletOpener);
  return (
    <AmountBox aria-label="Quanto paghi">
      <Amounts>
        <Lines priceCents={priceCents} walletCents={walletCents} />
      </Amounts>
      <Text size="sm" c="dimmed">
        Prestazione sanitaria esente IVA.{' '}
        <Anchor component="button" type="button" size="sm" underline="always" onClick={openWallet}>
          Il tuo credito
        </Anchor>
      </Text>
    </AmountBox>
  );
}

function Lines({ priceCents, walletCents }: PriceBreakdownProps) {
  if (priceCents === null) return <Amount label="Prezzo">Lo vedi sulla pagina di pagamento</Amount>;
  const { payableCents, creditUsedCents, creditLeftCents } = payable(priceCents, walletCents);
  if (payableCents === priceCents)
    return (
      <Amount label="Prezzo" isDue>
        {priceText(priceCents)}
      </Amount>
    );
  return (
    <>
      <Amount label="Prezzo">
        <span className="visually-hidden">Prezzo intero, prima del credito: </span>
        <s>{priceText(priceCents)}</s>
      </Amount>
      <Amount label="Credito usato">{`−${priceText(creditUsedCents)}`}</Amount>
      <Amount label="Da pagare" isDue>
        {priceText(payableCents)}
      </Amount>
      <Amount label="Credito residuo">{priceText(creditLeftCents)}</Amount>
    </>
  );
}
