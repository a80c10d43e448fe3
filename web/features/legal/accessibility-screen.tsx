import { Title } from '@mantine/core';
import { accessibilityContact, productName } from '#web/product';
import { ProseScreen } from '#web/ui/prose.tsx';

/** The day on which this page was last compared with the interface. */
const checkedOn = '21 novembre 2026';

/** The accessibility statement: what is accessible, what is not yet, and how to report a barrier. */
export function AccessibilityScreen() {
  return (
    <ProseScreen title="Accessibilità">
      <p>
        {productName} vuole funzionare per chiunque: con la tastiera, con un lettore di schermo, con testo ingrandito,
        su un telefono piccolo.
      </p>
      <Title order={2}>A che punto siamo</Title>
      <p>
        Seguiamo le <span lang="en">Web Content Accessibility Guidelines</span> (WCAG) 2.2, livello AA, e la norma EN
        301 549. A oggi siamo <strong>parzialmente conformi</strong>: i limiti che conosciamo sono qui sotto.
      </p>
      <Title order={2}>Che cosa abbiamo verificato</Title>
      <ul>
        <li>Contrasto dei colori misurato nell’aspetto chiaro e in quello scuro.</li>
        <li>
          Uso con la sola tastiera di accesso, registrazione, navigazione, calendario e delle principali finestre di
          dialogo.
        </li>
        <li>
          Controllo automatico di tutte le pagine esistenti, chiare e scure, sullo schermo largo e sul telefono: senza
          errori.
        </li>
        <li>
          Tutte le pagine con il testo al 200 %, su uno schermo largo e su un telefono di 375 pixel, e, tranne il
          calendario del mese, a 320 pixel di larghezza: nulla esce dallo schermo. Movimenti ridotti dove il sistema lo
          chiede.
        </li>
      </ul>
      <Title order={2}>Limiti conosciuti</Title>
      <ul>
        <li>Le prove con lettori di schermo (NVDA, VoiceOver) non sono ancora state fatte da persone che li usano.</li>
        <li>
          Pochi messaggi sono in inglese, come «<span lang="en">Invalid email address.</span>»: accanto trovi sempre una
          spiegazione in italiano.
        </li>
        <li>
          Sul telefono, con il testo molto grande, i nomi nella barra in basso crescono solo finché stanno uno accanto
          all’altro; i simboli crescono di più.
        </li>
        <li>Alcune sezioni sono ancora in arrivo e oggi lo dicono soltanto.</li>
        <li>I documenti e le immagini che le persone si scambiano in chat possono non essere accessibili.</li>
        <li>
          La sessione dura al massimo 12 ore, o 30 giorni se scegli di restare connesso; prima della fine avvisiamo.
        </li>
      </ul>
      <Title order={2}>Scrivici</Title>
      <p>
        Se qualcosa ti ostacola, scrivi a <a href={`mailto:${accessibilityContact}`}>{accessibilityContact}</a>: dicci
        in quale pagina eri e che cosa volevi fare. Rispondiamo entro 48 ore lavorative. Non serve raccontare nulla di
        te o della tua salute.
      </p>
      <p>Pagina verificata il {checkedOn}.</p>
    </ProseScreen>
  );
}
