import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Bologna. */
export const bologna: readonly TherapistText[] = [
  {
    name: ['Anna', 'Zanotti'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1974-05-13',
    plan: 'premium',
    street: 'Via Santo Stefano 75, 40125',
    languages: ['Inglese'],
    areas: ['Adolescenza', 'Genitorialità', 'Rapporto con il cibo', 'Ansia sociale', 'Conflitti familiari'],
    specialisations: ['Psicoterapia', 'Arteterapia', 'Terapia familiare', 'Parent training'],
    prices: { single: 65, family: 100 },
    biography:
      'A quindici anni “come stai?” è una domanda impossibile. Per questo nel mio studio ci sono colori, creta e una pila di fumetti: qualcuno parla disegnando, qualcuno dopo tre mesi, qualcuno subito e senza fermarsi.\n\nIncontro ragazze e ragazzi da soli e i genitori in un altro momento. Con la scuola parlo solo se sono i ragazzi a chiedermelo.',
  },
  {
    name: ['Enrico', 'Montanari'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1967-09-04',
    plan: 'basic',
    street: 'Via San Felice 98, 40122',
    areas: ['Depressione', 'Stress lavorativo', 'Burnout', 'Separazione e divorzio', 'Rabbia'],
    specialisations: ['Psicoterapia', 'Analisi transazionale', 'Coaching'],
    prices: { single: 60, couple: 80 },
    biography:
      'Ho fatto il capo del personale fino a quarant’anni. Poi ho capito che le conversazioni più interessanti erano quelle che iniziavano con “questo però non lo scriva”, e ho cambiato mestiere.\n\nOggi sono psicoterapeuta a orientamento transazionale. Lavoro su contratti chiari: che cosa vuoi che sia diverso, come ce ne accorgeremo, quando ci fermiamo a controllare. Il caffè lo offro io, anche online: ognuno il suo.',
  },
  {
    name: ['Sofia', 'Benassi'],
    gender: 'donna',
    role: 'psychologist',
    born: '1997-01-24',
    plan: 'basic',
    street: 'Via del Pratello 53, 40122',
    languages: ['Inglese', 'Spagnolo'],
    areas: ['Stress da studio', 'Trasferimento e vita all’estero', 'Autostima', 'Relazioni e solitudine'],
    prices: { single: 40 },
    biography:
      'Bologna si riempie ogni settembre di persone che non conoscono nessuno. Lavoro soprattutto con loro: fuorisede, studenti stranieri, dottorandi al terzo anno.\n\nOffro colloqui di sostegno psicologico, in italiano, inglese e spagnolo, a una tariffa che tenga conto degli affitti di questa città. Nel primo incontro capiamo che cosa ti serve; se serve altro da me, ti aiuto a trovarlo.',
  },
  {
    name: ['Giacomo', 'Lelli'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1983-02-10',
    plan: 'premium',
    street: 'Via Saragozza 118, 40135',
    languages: ['Inglese', 'Francese'],
    areas: [
      'Difficoltà di coppia',
      'Sessualità',
      'Identità di genere e orientamento',
      'Autostima',
      'Ansia da prestazione',
    ],
    specialisations: ['Psicoterapia', 'Terapia di coppia', 'Sessuologia', 'Terapia della Gestalt'],
    prices: { single: 65, couple: 95 },
    biography:
      'Coppie di lunga data, coppie appena nate, relazioni a distanza, legami che non stanno nelle caselle. Mi interessa come ci si parla quando si ha paura di perdersi.\n\nIn seduta di coppia ho una sola regola: chi ascolta non prepara la risposta. Sembra facile. Ricevo anche singolarmente, e in quel caso la coppia può entrare nella stanza come personaggio, non come imputata.',
  },
  {
    name: ['Martina', 'Corsini'],
    gender: 'donna',
    role: 'psychologist',
    born: '1989-08-07',
    plan: 'basic',
    street: 'Via Emilia Levante 31, 40139',
    areas: ['Malattia cronica', 'Caregiver', 'Ansia', 'Insonnia'],
    prices: { single: 50, family: 75 },
    biography:
      'Da undici anni sono psicologa in un’associazione di persone con malattie reumatiche. Conosco la fatica che non si vede, le scale, il “ma se stai benissimo”. Offro sostegno a chi ha ricevuto una diagnosi e a chi gli vive vicino.\n\nLavoriamo su come dosare le energie, su come dirlo al lavoro, su che cosa tenere per sé. Gli incontri si possono spostare all’ultimo momento: so come vanno certe mattine.',
  },
];
