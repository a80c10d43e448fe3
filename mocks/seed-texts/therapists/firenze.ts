import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Firenze. */
export const firenze: readonly TherapistText[] = [
  {
    name: ['Niccolò', 'Bardi'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1972-06-16',
    plan: 'premium',
    street: 'Via Romana 41, 50125',
    languages: ['Inglese'],
    areas: ['Ansia', 'Perfezionismo', 'Depressione', 'Autostima', 'Orientamento e scelte'],
    specialisations: ['Psicoterapia', 'Terapia psicodinamica', 'Musicoterapia'],
    prices: { single: 75 },
    biography:
      'Prima di laurearmi ho studiato violoncello, e in orchestra ho imparato due cose: che si può suonare benissimo e stare malissimo, e che la pausa è musica anche lei.\n\nSeguo adulti che pretendono molto da sé, spesso in campo artistico o accademico. Lavoro con un orientamento psicodinamico, una volta alla settimana. A volte un brano ascoltato insieme apre una porta che le parole tenevano chiusa.',
  },
  {
    name: ['Costanza', 'Ginori'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1964-12-20',
    plan: 'basic',
    street: 'Via Faenza 66, 50123',
    languages: ['Inglese', 'Tedesco'],
    areas: [
      'Trasferimento e vita all’estero',
      'Lutto',
      'Relazioni e solitudine',
      'Depressione',
      'Pensionamento e terza età',
    ],
    specialisations: ['Psicoterapia', 'Psicologia analitica', 'Terapia umanistica'],
    prices: { single: 70, couple: 90 },
    biography:
      'Metà delle persone che seguo è arrivata a Firenze da un altro Paese, per amore o per lavoro, e un giorno si è accorta che la cartolina non bastava più. L’altra metà è fiorentina, e dice la stessa cosa con un altro accento.\n\nRicevo in italiano, inglese e tedesco. Ho una poltrona scomoda, che è la mia, e una comoda, che è la vostra.',
  },
  {
    name: ['Leonardo', 'Pucci'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1991-03-28',
    plan: 'basic',
    street: 'Via Gioberti 90, 50121',
    areas: ['Genitorialità', 'Separazione e divorzio', 'Stress lavorativo', 'Rabbia'],
    prices: { single: 45, couple: 60 },
    biography:
      'Il mio primo libro di psicologia l’ho letto in sala d’attesa, il giorno in cui è nata mia figlia. Oggi mi occupo di padri: separati, alle prime armi, in lite con un adolescente che gli somiglia troppo.\n\nOffro consulenza psicologica, non giudizi. Chi vuole può venire con l’altro genitore, anche quando non si vive più insieme: basta essere d’accordo su un punto, e cioè i figli.',
  },
  {
    name: ['Irene', 'Cecchi'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1987-10-05',
    plan: 'premium',
    street: 'Viale dei Mille 112, 50131',
    languages: ['Inglese'],
    areas: ['Pensieri ossessivi', 'Ansia', 'Fobie', 'Insonnia', 'Gravidanza e dopo parto'],
    specialisations: [
      'Psicoterapia',
      'Terapia cognitivo-comportamentale (CBT)',
      'ACT',
      'Terapia con realtà virtuale (VR)',
    ],
    prices: { single: 60 },
    biography:
      'Controllare il gas, ricontrollare il gas, tornare indietro dal semaforo. I pensieri ossessivi rubano tempo e fanno vergognare: per questo la prima cosa che facciamo è dare loro un nome preciso.\n\nLavoro con protocolli che hanno dietro una ricerca seria e li adatto alla persona che ho davanti. Per alcune paure uso la realtà virtuale, in studio. Spiego ogni passaggio prima di farlo.',
  },
  {
    name: ['Duccio', 'Neri'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1985-01-12',
    plan: 'basic',
    street: 'Via Pisana 204, 50143',
    areas: ['Dipendenza dal gioco', 'Relazioni e solitudine', 'Autostima', 'Ansia sociale'],
    prices: { single: 50 },
    biography:
      'Tengo da sei anni uno sportello di ascolto in una casa del popolo: arriva chiunque, anche chi “passava di lì”. È lo spirito che cerco di tenere anche nei colloqui privati.\n\nMi occupo di sostegno psicologico a chi si è isolato, davanti a uno schermo o dietro una saracinesca. Non chiedo impegni lunghi: tre incontri, poi si decide se continuare e per che cosa.',
  },
];
