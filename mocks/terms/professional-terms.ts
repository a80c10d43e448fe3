import type { TermsText } from '#mocks/terms/terms-text';

/** The terms for professionals. */
export const professionalTerms: TermsText = {
  title: 'Termini e condizioni per i professionisti',
  version: 'Versione dimostrativa 1.0, valida dal 1° novembre 2026',
  sections: [
    {
      heading: '1. Oggetto',
      text: [
        'La piattaforma offre a psicologi e psicoterapeuti gli strumenti per farsi trovare, scrivere, fissare e svolgere sedute e riceverne il pagamento.',
        'Non entra nel rapporto di cura: la prestazione è tua, sotto la tua responsabilità.',
      ],
    },
    {
      heading: '2. Chi può iscriversi',
      text: [
        'Possono iscriversi psicologi e psicoterapeuti iscritti alla sezione A dell’Albo, con una polizza professionale valida.',
        'Chi è psicologo non si presenta come psicoterapeuta. Il titolo mostrato è quello che risulta dall’Albo.',
      ],
    },
    {
      heading: '3. Verifica dei documenti',
      text: [
        'Prima di pubblicare il profilo controlliamo:',
        ['il documento d’identità', 'l’iscrizione all’Albo', 'i titoli di studio e di specializzazione'],
        'Finché la verifica non è conclusa il profilo non compare nella ricerca.',
      ],
    },
    {
      heading: '4. I piani',
      text: [
        'Il piano Basic non ha un costo fisso. Sulle sedute la piattaforma trattiene una percentuale che scende con il numero di sedute del mese, dal 30 % al 18 %.',
        'Il piano Premium costa 49 euro al mese più IVA e trattiene sempre il 18 %. Mostra ai pazienti i tuoi recapiti e il tuo studio.',
      ],
    },
    {
      heading: '5. Visibilità e ordine',
      text: [
        'L’ordine della ricerca è casuale a ogni visita. Tre profili Premium compaiono per primi e sono segnalati come tali.',
        'Nessuno può comprare recensioni o toglierne.',
      ],
    },
    {
      heading: '6. Prezzi',
      text: [
        'I prezzi li decidi tu, entro i limiti indicati nel profilo. Il primo colloquio conoscitivo è gratuito.',
        'Un prezzo già confermato da un paziente non può cambiare.',
      ],
    },
    {
      heading: '7. Compensi e commissioni',
      text: [
        'Ti versiamo gli incassi del mese precedente, tolta la commissione. Sulla commissione si aggiunge l’IVA al 22 %.',
        'Ogni mese trovi il riepilogo nella pagina «Prestazioni».',
      ],
    },
    {
      heading: '8. Fatture ai pazienti',
      text: [
        'La fattura al paziente la emetti tu. Puoi prepararla qui oppure caricarne una già fatta.',
        'Gli adempimenti verso il Sistema Tessera Sanitaria restano a tuo carico.',
      ],
    },
    {
      heading: '9. Appuntamenti',
      text: [
        'Sei tu a proporre giorno e ora a chi ti ha scritto. Il paziente conferma e paga.',
        'Se annulli una seduta pagata, al paziente torna l’intero importo come credito.',
      ],
    },
    {
      heading: '10. Doveri verso i pazienti',
      text: [
        [
          'rispondere ai messaggi in tempi ragionevoli',
          'raccogliere il consenso informato prima della terapia',
          'rispettare il Codice deontologico',
        ],
        'Se un paziente è in pericolo, segui le regole della professione: la piattaforma non è un servizio di emergenza.',
      ],
    },
    {
      heading: '11. Rapporti fuori dalla piattaforma',
      text: [
        'Non puoi chiedere a chi hai conosciuto qui di pagare altrove le sedute prenotate qui.',
        'Il paziente resta libero di scegliere come e con chi proseguire.',
      ],
    },
    {
      heading: '12. Contenuti del profilo',
      text: [
        'Quello che scrivi nel profilo deve essere vero. Non si promettono guarigioni e non si fanno confronti con i colleghi.',
        'Possiamo chiederti di correggere un testo che non rispetta queste regole.',
      ],
    },
    {
      heading: '13. Contratto e firma',
      text: [
        'Dopo la scelta del piano ricevi il contratto da firmare con un codice via SMS. Senza firma il profilo non compare nella ricerca.',
      ],
    },
    {
      heading: '14. Recesso e cambio di piano',
      text: [
        'Puoi recedere in ogni momento con trenta giorni di preavviso, scrivendo all’assistenza.',
        'Le sedute già pagate si svolgono oppure vengono rimborsate ai pazienti.',
      ],
    },
    {
      heading: '15. Sospensione',
      text: [
        'Sospendiamo il profilo se l’iscrizione all’Albo viene meno, se manca la polizza o per violazioni gravi. Prima, quando è possibile, ti ascoltiamo.',
      ],
    },
    {
      heading: '16. Legge applicabile',
      text: ['Vale la legge italiana. Per le controversie è competente il foro indicato nel contratto firmato.'],
    },
  ],
};
