import { civilDate } from '#contracts/kernel/civil-date';

interface ConsentSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * The wording of the informed consent: what a patient reads on screen before giving any datum. The document the
 * platform makes must say the same; whoever changes one changes the other, with the version and its day.
 */
export const consentText = {
  title: 'Consenso informato alla prestazione psicologica',
  version: '1.0',
  validFrom: civilDate(2026, 11, 22),
  sections: [
    {
      title: 'Che cosa comprende',
      paragraphs: [
        'Acconsenti a colloqui di sostegno psicologico o di psicoterapia con il terapeuta scelto, online o in studio. Tempi, frequenza e obiettivi si concordano insieme e si possono rivedere in ogni momento.',
        'Il terapeuta può proporti questionari o altri strumenti della sua professione: prima ti spiega a che cosa servono, e puoi dire di no.',
        'Il risultato di un percorso psicologico non si può promettere. Il terapeuta ti dice, quando serve, se per te sono più adatti un altro professionista o un altro intervento.',
      ],
    },
    {
      title: 'Come si svolgono le sedute online',
      paragraphs: [
        'Per una seduta online servono un luogo riservato, un dispositivo con microfono e videocamera e una connessione stabile. Se la connessione cade, si riprende o si concorda un altro momento in chat.',
        'Le sedute non vengono registrate, né da te né dal terapeuta, e non vi assistono altre persone senza il tuo consenso.',
        'La distanza ha dei limiti: se il terapeuta ritiene che la forma online non sia adatta a te, te lo dice e cercate insieme un’altra strada.',
      ],
    },
    {
      title: 'Che cosa resta riservato',
      paragraphs: [
        'Il terapeuta è tenuto al segreto professionale su tutto quello che gli dici e anche sul fatto che lo incontri.',
        'La legge e il Codice deontologico degli psicologi italiani prevedono dei limiti: quando c’è un grave pericolo per la vita o la salute tua o di altri, quando la legge obbliga a informare l’autorità, e quando sei tu a chiedere che qualcuno sia informato.',
        'I dati sulla tua salute sono trattati solo per la cura e per gli obblighi di legge che ne derivano. L’informativa sulla privacy dice per quanto tempo sono conservati e come esercitare i tuoi diritti.',
      ],
    },
    {
      title: 'Che cosa non è',
      paragraphs: [
        'Le sedute e la chat non sono un servizio di emergenza. Se tu o qualcun altro siete in pericolo chiama il 112.',
      ],
    },
    {
      title: 'Come si revoca',
      paragraphs: [
        'Puoi revocare il consenso in ogni momento, senza spiegarne il motivo: scrivilo al terapeuta in chat. Da quel momento le sedute si fermano; quelle già svolte restano svolte.',
      ],
    },
    {
      title: 'Se chi segue le sedute è minorenne',
      paragraphs: [
        'Prima di iniziare il terapeuta deve ricevere la copia del documento di chi esercita la tutela e il consenso informato firmato da entrambi i genitori.',
      ],
    },
  ] satisfies readonly ConsentSection[],
} as const;
