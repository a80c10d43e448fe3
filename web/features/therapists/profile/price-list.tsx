import type { IntroductoryTalk } from '#contracts/appointments/introductory-talk';
import { priceText } from '#contracts/kernel/euro-cents';
import type { Detail } from '#web/features/therapists/profile/detail';
import classes from '#web/features/therapists/profile/price-list.module.css';

interface PriceListProps {
  readonly prices: Detail['prices'];
  /** The reader's free talk with this therapist; undefined while that is not known. */
  readonly talk: IntroductoryTalk | undefined;
  /** Whether the reader may still ask for a free talk. */
  readonly isTalkOffered: boolean;
}

/** The price of each kind of session and what it includes, shown before any commitment; a missing price has no line. */
export function PriceList({ prices, talk = 'none', isTalkOffered }: PriceListProps) {
  const lines = [
    { label: 'Singola', priceCents: prices.singleCents, note: 'online, di solito 60 minuti' },
    { label: 'Di coppia', priceCents: prices.coupleCents, note: 'online, di solito 60 minuti' },
    { label: 'Familiare', priceCents: prices.familyCents, note: 'solo in presenza, non si prenota online' },
  ];
  return (
    <>
      <dl className={classes.prices}>
        {(talk !== 'none' || isTalkOffered) && <Line {...talkLines[talk]} />}
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

interface PriceLine {
  readonly label: string;
  /** Null where nothing can be booked any more. */
  readonly price: string | null;
  readonly note: string;
}

/** There is one free talk with each therapist: what is left of it for the reader. */
const talkLines: Readonly<Record<IntroductoryTalk, PriceLine>> = {
  none: { label: 'Primo colloquio gratuito', price: '0,00 €', note: 'uno con ogni terapeuta, senza impegno' },
  proposed: { label: 'Primo colloquio già proposto', price: '0,00 €', note: 'è gratuito, uno con ogni terapeuta' },
  booked: { label: 'Primo colloquio già prenotato', price: '0,00 €', note: 'è gratuito, uno con ogni terapeuta' },
  held: { label: 'Primo colloquio già fatto', price: null, note: 'era gratuito: ce n’è uno con ogni terapeuta' },
};

function Line({ label, price, note }: PriceLine) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      {price !== null && <dd className={`${classes.price} amount`}>{price}</dd>}
      <dd className={classes.note}>{note}</dd>
    </div>
  );
}
