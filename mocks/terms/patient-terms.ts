import type { TermsText } from '#mocks/terms/terms-text';

/** The terms for patients. */
export const patientTerms: TermsText = {
  title: 'Termini e condizioni per i pazienti',
  version: 'Versione dimostrativa 1.0, valida dal 1° novembre 2026',
  sections: [
    {
      heading: '1. Che cosa fa la piattaforma',
      text: [
        'La piattaforma mette in contatto chi cerca un sostegno psicologico con psicologi e psicoterapeuti iscritti all’Albo.',
        'Offre la ricerca, la chat, il calendario, la stanza per le sedute e il pagamento. La cura la offre il professionista, in autonomia e sotto la propria responsabilità.',
      ],
    },
    {
      heading: '2. Che cosa non è',
      text: [
        'La piattaforma non è un servizio di emergenza. Se tu o un’altra persona siete in pericolo, chiama il 112.',
        'Le informazioni che trovi qui non sostituiscono una visita medica né una diagnosi.',
      ],
    },
    {
      heading: '3. Chi può iscriversi',
      text: [
        'Puoi iscriverti se hai compiuto diciotto anni e se i dati che ci dai sono veri e tuoi.',
        'Per un minore servono il consenso di entrambi i genitori e un accordo con il professionista.',
      ],
    },
    {
      heading: '4. Il tuo account',
      text: [
        'L’account è personale. Scegli una password che usi solo qui e non darla a nessuno.',
        'Se pensi che qualcuno sia entrato al posto tuo, cambia la password e scrivi all’assistenza.',
      ],
    },
    {
      heading: '5. La scelta del professionista',
      text: [
        'Ogni scheda mostra nome, titolo, regione e numero di iscrizione all’Albo. Controlliamo questi dati prima di pubblicarla.',
        'Alcuni professionisti hanno il piano Premium e compaiono tra i primi: lo diciamo sulla scheda e nella pagina della ricerca.',
      ],
    },
    {
      heading: '6. Il colloquio conoscitivo',
      text: [
        'Prima della terapia c’è un colloquio conoscitivo, gratuito. Serve a capire se vi trovate bene e come si lavorerebbe insieme.',
        'Dopo il colloquio nessuno dei due è tenuto a continuare.',
      ],
    },
    {
      heading: '7. Prenotare una seduta',
      text: [
        'Il professionista propone giorno, ora e prezzo. La seduta è prenotata quando la confermi e paghi.',
        'Prima di pagare vedi sempre:',
        ['il prezzo, con l’eventuale credito già tolto', 'la durata', 'fino a quando puoi annullare'],
      ],
    },
    {
      heading: '8. Prezzi e costi di servizio',
      text: [
        'Il prezzo della seduta lo decide il professionista. Il costo del servizio è compreso: non si aggiunge nulla al momento di pagare.',
        'Le prestazioni sanitarie sono esenti da IVA. Il costo del servizio ha l’IVA al 22 %, già compresa.',
      ],
    },
    {
      heading: '9. Annullare o spostare',
      text: [
        'Se annulli in tempo una seduta già pagata, l’importo torna come credito nel tuo portafoglio.',
        'Il credito si usa da solo alla prenotazione successiva. Se è il professionista ad annullare, il credito ti spetta sempre.',
      ],
    },
    {
      heading: '10. Fatture',
      text: [
        'La fattura della prestazione la emette il professionista. La trovi tra i tuoi documenti quando è pronta.',
        'Se paghi in modo tracciabile puoi portare la spesa in detrazione, secondo le regole fiscali dell’anno.',
      ],
    },
    {
      heading: '11. Consenso informato',
      text: [
        'Prima della prima seduta di terapia il professionista ti chiede il consenso informato. Senza, la terapia non può cominciare.',
        'Puoi rileggerlo quando vuoi e puoi interrompere il percorso in ogni momento.',
      ],
    },
    {
      heading: '12. Come comportarsi',
      text: [
        'Chiediamo a tutti rispetto e buona fede. In particolare non è permesso:',
        [
          'registrare le sedute senza l’accordo di chi partecipa',
          'pubblicare o inoltrare messaggi e documenti altrui',
          'usare la chat per offendere, minacciare o vendere qualcosa',
        ],
      ],
    },
    {
      heading: '13. Recensioni',
      text: [
        'Può scrivere una recensione solo chi ha svolto almeno una seduta. Compare con il nome e l’iniziale del cognome.',
        'Non togliamo recensioni perché sono negative. Togliamo quelle che offendono o che rivelano dati di altri.',
      ],
    },
    {
      heading: '14. Sospensione e chiusura',
      text: [
        'Puoi chiudere l’account quando vuoi, scrivendo all’assistenza. Il credito che resta ti viene restituito.',
        'Possiamo sospendere un account che viola queste regole. Ti diciamo perché e come rispondere.',
      ],
    },
    {
      heading: '15. Responsabilità',
      text: [
        'Rispondiamo del funzionamento della piattaforma. Il professionista risponde della propria prestazione.',
        'Se un guasto ti impedisce una seduta pagata, la seduta si sposta o l’importo torna come credito.',
      ],
    },
    {
      heading: '16. Modifiche a questo documento',
      text: [
        'Se cambiamo qualcosa di importante te lo diciamo almeno trenta giorni prima. Se non sei d’accordo puoi chiudere l’account senza costi.',
      ],
    },
    {
      heading: '17. Legge e reclami',
      text: [
        'Vale la legge italiana. Per una controversia è competente il giudice del luogo in cui abiti.',
        'Prima di tutto scrivici: rispondiamo entro 48 ore lavorative.',
      ],
    },
  ],
};
