import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Napoli. */
export const napoli: readonly TherapistText[] = [
  {
    name: ['Carmela', 'Esposito'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1970-03-21',
    plan: 'premium',
    street: 'Via Luca Giordano 42, 80127',
    areas: ['Conflitti familiari', 'Genitorialità', 'Adolescenza', 'Separazione e divorzio', 'Lutto'],
    specialisations: ['Psicoterapia', 'Terapia familiare', 'Terapia sistemico-relazionale', 'Parent training'],
    prices: { single: 60, couple: 85, family: 105 },
    biography:
      'Le famiglie che incontro non sono disfunzionali: sono stanche. Figli che non escono dalla stanza, nonni che decidono, separazioni che non finiscono mai. Ricevo al Vomero e online, anche più persone insieme collegate da città diverse.\n\nHo insegnato per otto anni in un istituto professionale di Scampia e porto da lì una regola: ognuno parla di sé, nessuno parla per gli altri.',
  },
  {
    name: ['Gennaro', 'Russo'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1981-09-19',
    plan: 'basic',
    street: 'Via Toledo 256, 80132',
    languages: ['Inglese'],
    areas: ['Attacchi di panico', 'Ansia', 'Fobie', 'Malattia cronica'],
    specialisations: ['Psicoterapia', 'Terapia breve strategica', 'Ipnosi'],
    prices: { single: 55 },
    biography:
      'Mi chiedono spesso se l’ipnosi funziona come a teatro. No: si resta svegli, si ricorda tutto, e si può smettere quando si vuole. È uno strumento tra gli altri, che uso con chi lo desidera, dentro una psicoterapia vera e propria.\n\nIl mio modo di lavorare è attivo: faccio domande, do compiti, verifico. Se dopo qualche incontro non vediamo movimento, ne parliamo apertamente.',
  },
  {
    name: ['Imma', 'Caruso'],
    gender: 'donna',
    role: 'psychologist',
    born: '1990-02-15',
    plan: 'basic',
    street: 'Via Caracciolo 13, 80122',
    areas: ['Stress lavorativo', 'Mobbing', 'Autostima', 'Ansia', 'Rabbia'],
    prices: { single: 45 },
    biography:
      'Psicologa del lavoro per formazione e per esperienza: ho visto da vicino turni impossibili, capi che urlano e persone bravissime convinte di non valere niente. Offro colloqui di sostegno a chi sul posto di lavoro sta male e deve capire se restare, parlare o andare via.\n\nAiuto a mettere in fila i fatti, a riconoscere i segnali e a chiedere, quando serve, la tutela giusta.',
  },
  {
    name: ['Vincenzo', 'Amato'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1975-12-07',
    plan: 'premium',
    street: 'Via Chiaia 149, 80121',
    areas: ['Depressione', 'Pensieri ossessivi', 'Dipendenza affettiva', 'Relazioni e solitudine'],
    specialisations: ['Psicoterapia', 'Terapia psicodinamica', 'Psicodramma'],
    prices: { single: 70, couple: 95 },
    biography:
      'Napoli è una città che recita, e anche per questo amo lo psicodramma: a volte mettere in scena una conversazione mai avvenuta dice più di un’ora di spiegazioni. Non serve saper recitare, e non è obbligatorio.\n\nIn seduta individuale lavoro in modo più raccolto, seguendo i fili che tornano. Ricevo a Chiaia il lunedì e il mercoledì; gli altri giorni online.',
  },
  {
    name: ['Rosaria', 'Iovine'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1985-06-29',
    plan: 'basic',
    street: 'Via Epomeo 310, 80126',
    languages: ['Spagnolo'],
    areas: ['Gravidanza e dopo parto', 'Infertilità e PMA', 'Ansia', 'Difficoltà di coppia', 'Lutto'],
    specialisations: ['Psicoterapia', 'EMDR', 'Terapia di coppia'],
    prices: { single: 50, couple: 75 },
    biography:
      'Collaboro da nove anni con un centro di procreazione assistita: conosco le attese, i calendari pieni di crocette, le domande dei parenti a pranzo. Lavoro con chi sta cercando un figlio, con chi lo ha perso e con chi sta decidendo di smettere.\n\nRicevo volentieri anche le coppie. Non darò consigli su che cosa fare: starò accanto mentre lo capite voi.',
  },
  {
    name: ['Salvatore', 'Marino'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1992-11-26',
    plan: 'basic',
    street: 'Via Foria 106, 80137',
    areas: ['Sport e prestazione', 'Stress da studio', 'Rabbia', 'Adolescenza'],
    prices: { single: 40 },
    biography:
      'Alleno una squadra di basket di quartiere e di mestiere faccio lo psicologo: le due cose si parlano più di quanto sembri. Seguo ragazzi dai sedici anni e giovani adulti che fanno fatica con la rabbia, con lo studio, con l’idea di dover dimostrare qualcosa.\n\nSi parla, ma si prova anche: piccoli esperimenti tra un colloquio e l’altro, poi si guarda com’è andata.',
  },
];
