import { Title } from '@mantine/core';
import { productName } from '#web/product';
import { ProseScreen } from '#web/ui/prose.tsx';

/** What the interface stores in a browser: only technical data, which needs no consent. */
export function CookiesScreen() {
  return (
    <ProseScreen title="Cookie">
      <p>
        {productName} usa solo cookie e memorie tecnici. Non ci sono cookie di profilazione, statistiche di terzi o
        pulsanti social che ti seguono: per questo non ti chiediamo un consenso.
      </p>
      <Title order={2}>Che cosa resta nel browser</Title>
      <ul>
        <li>
          <strong>Cookie di sessione</strong>: ti tiene connesso. È cifrato e le pagine non possono leggerlo. Finisce
          quando esci, dopo 30 minuti senza fare nulla o dopo 12 ore; con «Rimani connesso», dopo 30 giorni.
        </li>
        <li>
          <strong>Aspetto</strong>: ricorda se preferisci chiaro o scuro. Resta finché non lo cambi.
        </li>
        <li>
          <strong>Avviso sui cookie</strong>: ricorda che lo hai letto.
        </li>
        <li>
          <strong>Avviso sulle emergenze</strong>: ricorda che in una chat lo hai già visto per intero. Non dice chi. Si
          cancella con «Esci subito».
        </li>
        <li>
          <strong>Uscita in sospeso</strong>: se esci mentre manca la rete, ricorda di chiudere la sessione appena
          torna.
        </li>
        <li>
          <strong>Accesso con Google o Facebook</strong>: se premi uno dei due pulsanti, un cookie cifrato ricorda per
          dieci minuti che la richiesta è partita da qui.
        </li>
        <li>
          <strong>Bozze</strong>: quello che stai scrivendo, e i messaggi che aspettano la connessione, restano solo
          nella scheda aperta. Si cancellano quando esci o chiudi la scheda.
        </li>
        <li>
          <strong>File del sito</strong>: una copia di ciò che serve ad aprire le pagine anche senza connessione. È
          uguale per tutti e non contiene nulla di te.
        </li>
        <li>
          <strong>Prima dell’accesso</strong>: se premi un cuore o scrivi a un terapeuta senza avere un account, la
          scheda aperta lo tiene fino a quando accedi. Si cancella con «Esci subito» e quando chiudi la scheda.
        </li>
        <li>
          <strong>Ultimo ingresso</strong>: ricorda se da questo dispositivo è entrato per ultimo un paziente o un
          professionista, per aprire l’accesso giusto. Non dice chi. Si cancella con «Esci subito».
        </li>
        <li>
          <strong>Note nascoste</strong>: se nascondi le note del diario, la scheda aperta ricorda di tenerle coperte, e
          niente di quello che dicono.
        </li>
        <li>
          <strong>Pulsante per scriverci</strong>: la scheda aperta ricorda dove lo hai messo, o che lo hai nascosto.
        </li>
        <li>
          <strong>Visita</strong>: un codice a caso tiene fermo l’ordine dei terapeuti mentre cerchi. Resta solo nella
          scheda aperta e non dice nulla di te.
        </li>
      </ul>
      <Title order={2}>Come eliminarli</Title>
      <p>
        Premi «Esci» dal tuo account: cookie di sessione e bozze spariscono subito. Il resto si toglie dalle
        impostazioni del browser, alla voce sui dati dei siti.
      </p>
      <p>Pagina aggiornata il 23 novembre 2026.</p>
    </ProseScreen>
  );
}
