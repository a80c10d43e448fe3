import { priceText } from '#contracts/kernel/euro-cents';
import type { Detail } from '#web/features/therapists/profile/detail';
import classes from '#web/features/therapists/profile/price-list.module.css';

interface PriceListProps {
  readonly prices: Detail['prices'];
}

/** The price of each kind of session and what it includes, shown before any commitment; a missing price has no line. */
export function PriceList({ prices }: PriceListProps) {
  const lines = [
    { label: 'Singola', priceCents: prices.singleCents, note: 'online, di solito 60 minuti' },
    { label: 'Di coppia', priceCents: prices.coupleCents, note: 'online, di solito 60 minuti' },
    { label: 'Familiare', priceCents: prices.familyCents, note: 'solo in presenza, non si prenota online' },
  ];
  return (
    <>
      <dl className={classes.prices}>
        <Line label="Primo colloquio gratuito" price="0,00 €" note="uno con ogni terapeuta, senza impegno" />
        {lines.map(
          ({ label, priceCents, note }) =>
            priceCents !== null && <Line key={label} label={label} price={priceText(priceCents)} note={note} />,
        )}
      </dl>
      <p className={classes.note}>
        È il prezzo finale di una seduta, esente IVA: al pagamento non si aggiunge altro. La durata esatta la leggi
        nell’appuntamento che ti propone il terapeuta.
      </p>
    </>
  );
}

function Line({ label, price, note }: { label: string; price: string; note: string }) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd className={classes.price}>{price}</dd>
      <dd className={classes.note}>{note}</dd>
    </div>
  );
}
