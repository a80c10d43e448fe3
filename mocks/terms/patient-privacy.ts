import type { TermsText } from '#mocks/terms/terms-text';

/** The privacy notice for patients. */
export const patientPrivacy: TermsText = {
  title: 'Informativa sulla privacy per i pazienti',
  version: 'Versione dimostrativa 1.0, valida dal 1° novembre 2026',
  sections: [
    {
      heading: '1. Chi tratta i tuoi dati',
      text: [
        'Chi gestisce la piattaforma è titolare dei dati dell’account, delle prenotazioni e dei pagamenti.',
        'Il professionista che scegli è titolare dei dati della cura: anamnesi, appunti e documenti clinici riguardano solo voi due.',
      ],
    },
    {
      heading: '2. Quali dati raccogliamo',
      text: [
        'Raccogliamo quello che serve e niente di più:',
        [
          'nome, data di nascita, recapiti e indirizzo',
          'codice fiscale e dati per la fattura',
          'messaggi, appuntamenti e documenti che scambi con il professionista',
          'le risposte al questionario, se lo compili',
          'il diario, se lo usi',
        ],
      ],
    },
    {
      heading: '3. I dati sulla salute',
      text: [
        'Dire che cerchi un sostegno psicologico è già un dato sulla salute. Lo trattiamo solo con il tuo consenso esplicito.',
        'Puoi revocare il consenso quando vuoi. Da quel momento alcune parti del servizio non possono più funzionare.',
      ],
    },
    {
      heading: '4. Perché li usiamo',
      text: [
        [
          'per farti trovare un professionista',
          'per gestire prenotazioni, pagamenti e fatture',
          'per la sicurezza dell’account',
        ],
        'Non usiamo i tuoi dati per la pubblicità e non li vendiamo.',
      ],
    },
    {
      heading: '5. Su quale base',
      text: [
        'Per l’account e le prenotazioni la base è il contratto con te. Per fatture e registri è la legge.',
        'Per i dati sulla salute e per la newsletter è il tuo consenso: due consensi separati.',
      ],
    },
    {
      heading: '6. Chi può vederli',
      text: [
        'I tuoi messaggi li vedete tu e il professionista. Gli altri pazienti e gli altri professionisti non vedono nulla di te.',
        'Il professionista con cui hai un appuntamento vede anche i dati che servono per la fattura.',
      ],
    },
    {
      heading: '7. Chi ci aiuta',
      text: [
        'Ci affidiamo a fornitori per i server, i pagamenti, la firma dei documenti e gli SMS. Ognuno ha un contratto e usa i dati solo per noi.',
        'I server sono nell’Unione europea.',
      ],
    },
    {
      heading: '8. Per quanto tempo',
      text: [
        [
          'l’account: finché resta aperto, poi dodici mesi',
          'fatture e pagamenti: dieci anni, come chiede la legge',
          'la documentazione clinica: la conserva il professionista, secondo le regole dell’Ordine',
        ],
      ],
    },
    {
      heading: '9. Il diario',
      text: ['Il diario è tuo. Lo legge solo il professionista con cui hai scelto di condividerlo.'],
    },
    {
      heading: '10. Le sedute a distanza',
      text: ['Video e voce passano cifrati da un dispositivo all’altro. La piattaforma non registra le sedute.'],
    },
    {
      heading: '11. I tuoi diritti',
      text: [
        'Puoi chiederci in ogni momento di:',
        [
          'sapere quali dati abbiamo',
          'correggerli o completarli',
          'cancellarli, quando la legge lo permette',
          'averne una copia da portare altrove',
          'smettere di usarli per uno scopo',
        ],
        'Rispondiamo entro un mese. Puoi anche rivolgerti al Garante per la protezione dei dati personali.',
      ],
    },
    {
      heading: '12. Cookie',
      text: [
        'Usiamo solo cookie tecnici, senza tracciamento. La pagina «Cookie» dice quali sono e a che cosa servono.',
      ],
    },
    {
      heading: '13. Sicurezza',
      text: [
        'I dati viaggiano cifrati e chi lavora per noi vede solo quello che serve al suo compito.',
        'Se qualcosa va storto e riguarda i tuoi dati, te lo diciamo senza ritardo.',
      ],
    },
    {
      heading: '14. Cambiamenti e contatti',
      text: [
        'Se questa informativa cambia te lo diciamo prima. La data in alto dice quando è stata scritta.',
        'Per ogni domanda sui tuoi dati scrivi all’assistenza: nel messaggio non serve raccontare nulla della tua salute.',
      ],
    },
  ],
};
