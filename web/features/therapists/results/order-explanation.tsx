import { Disclosure } from '#web/features/therapists/results/disclosure.tsx';

/** What decides the order of the list, said before anybody reads it (SEARCH-67 to 69). */
export function OrderExplanation() {
  return (
    <Disclosure label="Come ordiniamo i risultati">
      <p>
        I primi tre posti vanno a terapeuti con il piano Premium, a pagamento, estratti a sorte tra tutti quelli che lo
        hanno: ogni terapeuta Premium porta la scritta «In evidenza · piano Premium».
      </p>
      <p>Tutti gli altri seguono in ordine casuale, senza distinzione di piano, prezzo o valutazione.</p>
      <p>Se scegli un ordinamento vale quello per tutti, e nessun posto è riservato.</p>
      <p>Con un filtro mostriamo i primi dieci di chi corrisponde.</p>
      <p>L’ordine casuale è estratto una volta per visita: tornando indietro ritrovi la lista com’era.</p>
    </Disclosure>
  );
}
