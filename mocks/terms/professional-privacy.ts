import type { TermsText } from '#mocks/terms/terms-text';

/** The privacy notice for professionals. */
export const professionalPrivacy: TermsText = {
  title: 'Informativa sulla privacy per i professionisti',
  version: 'Versione dimostrativa 1.0, valida dal 1° novembre 2026',
  sections: [
    {
      heading: '1. Chi tratta i tuoi dati',
      text: [
        'Chi gestisce la piattaforma è titolare dei dati del tuo account, del profilo, del contratto e dei pagamenti.',
      ],
    },
    {
      heading: '2. Quali dati raccogliamo',
      text: [
        [
          'nome, data di nascita, recapiti e indirizzo dello studio',
          'iscrizione all’Albo, titoli, esperienze, documenti d’identità',
          'partita IVA, codice fiscale e IBAN',
          'appuntamenti, messaggi, incassi e fatture',
        ],
      ],
    },
    {
      heading: '3. Che cosa è pubblico',
      text: [
        'Nella ricerca si vedono nome, titolo, numero e regione dell’Albo, biografia, aree, specializzazioni, lingue, prezzi, studi, esperienze e recensioni.',
        'Recapiti e studio li vedono solo i pazienti connessi, e solo se hai il piano Premium.',
      ],
    },
    {
      heading: '4. Che cosa resta riservato',
      text: [
        'Documenti d’identità, IBAN, codice fiscale e contratti non li vede nessun altro utente.',
        'Li apre solo chi verifica il profilo e chi gestisce i pagamenti.',
      ],
    },
    {
      heading: '5. Perché li usiamo',
      text: [['per verificare il profilo', 'per pubblicarlo nella ricerca', 'per gestire agenda, incassi e contratto']],
    },
    {
      heading: '6. Su quale base',
      text: [
        'La base è il contratto con te. Per verifiche e scritture contabili è la legge. Per la newsletter è il tuo consenso, facoltativo.',
      ],
    },
    {
      heading: '7. I dati dei tuoi pazienti',
      text: [
        'Per anamnesi, appunti e documenti clinici sei tu il titolare. La piattaforma li conserva per te, come responsabile del trattamento.',
        'Appunti e anamnesi li leggi solo tu.',
      ],
    },
    {
      heading: '8. Chi ci aiuta',
      text: [
        'Usiamo fornitori per i server, i pagamenti, la firma elettronica e gli SMS. Ognuno ha un contratto e usa i dati solo per noi.',
      ],
    },
    {
      heading: '9. Per quanto tempo',
      text: [
        [
          'il profilo: finché l’account è aperto',
          'contratti e scritture contabili: dieci anni',
          'i documenti d’identità: fino a dodici mesi dopo la chiusura',
        ],
      ],
    },
    {
      heading: '10. Le recensioni',
      text: [
        'Le recensioni restano visibili finché il profilo è pubblico. Puoi segnalarne una che contiene dati personali o offese.',
      ],
    },
    {
      heading: '11. I tuoi diritti',
      text: [
        'Puoi chiedere accesso, correzione, copia e cancellazione dei dati, oppure che un uso si fermi.',
        'Rispondiamo entro un mese. Puoi rivolgerti al Garante per la protezione dei dati personali.',
      ],
    },
    {
      heading: '12. Sicurezza',
      text: [
        'I dati viaggiano cifrati. Gli accessi del personale sono limitati e registrati.',
        'Se una violazione riguarda i tuoi dati o quelli dei tuoi pazienti, te lo comunichiamo senza ritardo.',
      ],
    },
    {
      heading: '13. Cambiamenti e contatti',
      text: ['Se questa informativa cambia te lo diciamo prima. Per ogni domanda scrivi all’assistenza.'],
    },
  ],
};
