import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Roma. */
export const roma: readonly TherapistText[] = [
  {
    name: ['Valentina', 'Proietti'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1976-09-12',
    plan: 'premium',
    street: 'Via Nomentana 133, 00161',
    languages: ['Inglese'],
    areas: ['Rapporto con il cibo', 'Autostima', 'Ansia', 'Adolescenza', 'Conflitti familiari'],
    specialisations: ['Psicoterapia', 'Terapia sistemico-relazionale', 'Terapia familiare', 'Mindfulness'],
    prices: { single: 75, family: 120 },
    biography:
      'Il rapporto con il cibo non riguarda solo il cibo, e chi ci convive lo sa meglio di me. Lavoro in équipe con una nutrizionista e un medico, perché nessuno dovrebbe tenere insieme i pezzi da solo.\n\nQuando a chiedere aiuto è una persona giovane incontro anche la famiglia, con tempi e spazi separati. Non parto dalla bilancia. Parto da come sono fatte le giornate.',
  },
  {
    name: ['Tommaso', 'De Angelis'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1969-02-02',
    plan: 'premium',
    street: 'Via Gallia 58, 00183',
    areas: ['Difficoltà di coppia', 'Sessualità', 'Dipendenza affettiva', 'Separazione e divorzio'],
    specialisations: ['Psicoterapia', 'Sessuologia', 'Terapia di coppia'],
    prices: { single: 80, couple: 115 },
    biography:
      'Della vita sessuale si parla poco anche dal medico, e così un problema comune diventa un segreto. Sono psicoterapeuta e sessuologo: ricevo persone singole e coppie, di ogni orientamento.\n\nIl primo incontro serve a distinguere quello che va controllato da uno specialista da quello su cui possiamo lavorare qui. Uso parole semplici, senza imbarazzo e senza fretta.',
  },
  {
    name: ['Francesca', 'Mancini'],
    gender: 'donna',
    role: 'psychologist',
    born: '1991-06-06',
    plan: 'basic',
    street: 'Via Tuscolana 410, 00181',
    areas: ['Gravidanza e dopo parto', 'Genitorialità', 'Ansia', 'Stress lavorativo'],
    prices: { single: 50, couple: 65 },
    biography:
      'Tra il corso preparto e il pediatra c’è un pezzo di strada che spesso si fa da sole. Sono psicologa perinatale: accompagno chi aspetta un figlio, chi è da poco a casa con un neonato e chi ha perso una gravidanza.\n\nI colloqui si possono fare con il bambino in braccio, interrompendosi quando serve. Lavoro anche con i padri, che di solito arrivano dicendo “io sto bene, è lei che…”.',
  },
  {
    name: ['Paolo', 'Ricci'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1958-11-19',
    plan: 'basic',
    street: 'Via Merulana 88, 00185',
    languages: ['Francese'],
    areas: ['Depressione', 'Relazioni e solitudine', 'Orientamento e scelte', 'Pensionamento e terza età'],
    specialisations: ['Psicoterapia', 'Psicologia analitica', 'Logoterapia'],
    prices: { single: 70 },
    biography:
      'Mi sono formato con Jung sullo scaffale e la corsia del policlinico sotto i piedi. Dopo quasi quarant’anni continuo a pensare che la domanda più utile sia la più semplice: perché proprio adesso?\n\nDo spazio ai sogni, se ci sono, e al silenzio, se serve. Ricevo solo adulti, una volta alla settimana. Online funziona bene: chiedo soltanto una stanza con la porta chiusa.',
  },
  {
    name: ['Noemi', 'Di Segni'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1982-04-25',
    plan: 'premium',
    street: 'Via Marmorata 149, 00153',
    languages: ['Inglese', 'Francese'],
    areas: ['Identità di genere e orientamento', 'Autostima', 'Conflitti familiari', 'Ansia', 'Relazioni e solitudine'],
    specialisations: ['Psicoterapia', 'Terapia della Gestalt', 'Terapia umanistica'],
    prices: { single: 65, couple: 95 },
    biography:
      'Nel mio studio nessuno deve spiegare chi è prima di poter parlare di come sta. Lavoro da anni con persone LGBTQIA+ e con le loro famiglie, ma anche con chi, semplicemente, sente di recitare una parte.\n\nL’approccio è quello della Gestalt: attenzione a quello che succede adesso, nel corpo e nella voce, mentre ne parliamo. Qualche volta si ride, e non è tempo perso.',
  },
  {
    name: ['Lorenzo', 'Fabbri'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1994-12-11',
    plan: 'basic',
    street: 'Via Ostiense 162, 00154',
    languages: ['Inglese', 'Spagnolo'],
    areas: ['Stress da studio', 'Orientamento e scelte', 'Ansia da prestazione', 'Trasferimento e vita all’estero'],
    prices: { single: 40 },
    biography:
      'Esami che non si riescono a dare, tesi ferme al secondo capitolo, la sensazione di essere in ritardo su tutti: seguo soprattutto studenti universitari e chi si è laureato da poco.\n\nFaccio sostegno psicologico breve, di solito otto o dieci colloqui, con un obiettivo scritto insieme. Se l’obiettivo cambia, lo riscriviamo. Ricevo online anche la sera, fino alle ventuno.',
  },
  {
    name: ['Beatrice', 'Orsini'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1973-08-30',
    plan: 'basic',
    street: 'Via Cola di Rienzo 240, 00192',
    areas: ['Trauma', 'Dipendenza affettiva', 'Autostima', 'Lutto'],
    specialisations: ['Psicoterapia', 'Schema Therapy', 'EMDR', 'Terapia di gruppo'],
    prices: { single: 70 },
    biography:
      'Alcune persone arrivano con una frase precisa: “scelgo sempre la persona sbagliata”. Altre con un peso che non sanno nominare. In entrambi i casi mi interessa da dove viene il copione e chi lo ha scritto.\n\nLavoro con la Schema Therapy, in individuale e in un piccolo gruppo che si trova il giovedì sera. Collaboro con un centro antiviolenza: la sicurezza viene prima di tutto il resto.',
  },
];
