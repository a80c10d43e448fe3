import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Genova. */
export const genova: readonly TherapistText[] = [
  {
    name: ['Emanuela', 'Parodi'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1969-01-27',
    plan: 'premium',
    street: 'Via XX Settembre 31, 16121',
    languages: ['Inglese'],
    areas: ['Ansia', 'Depressione', 'Stress lavorativo', 'Burnout', 'Caregiver'],
    specialisations: ['Psicoterapia', 'Terapia cognitivo-comportamentale (CBT)', 'Mindfulness', 'DBT'],
    prices: { single: 70, couple: 90 },
    biography:
      'Molte delle persone che seguo lavorano negli ospedali e nelle scuole: gente abituata a reggere per gli altri. Arrivano dicendo “non ho tempo per stare male” e di solito hanno ragione.\n\nPer questo il percorso comincia dall’agenda. Poi si passa alle emozioni, con strumenti precisi e spiegati bene. Tengo due volte l’anno un gruppo di dodici incontri, aperto anche a chi non è in terapia con me.',
  },
  {
    name: ['Andrea', 'Canepa'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1990-04-18',
    plan: 'basic',
    street: 'Via San Vincenzo 74, 16121',
    areas: ['Lutto', 'Relazioni e solitudine', 'Orientamento e scelte', 'Ansia'],
    prices: { single: 45 },
    biography:
      'Sono figlio di un marittimo: le assenze lunghe, i ritorni e le ripartenze li conosco da dentro. Offro colloqui di sostegno a chi sta attraversando una perdita o una separazione forzata, e a chi resta a casa ad aspettare.\n\nParlo poco e ascolto volentieri. Ricevo online a orari insoliti, anche all’alba, perché non tutti lavorano dalle nove alle sei.',
  },
  {
    name: ['Ludovica', 'Traverso'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1988-06-11',
    plan: 'basic',
    street: 'Via Assarotti 48, 16122',
    languages: ['Inglese', 'Francese'],
    areas: ['Dipendenza affettiva', 'Autostima', 'Difficoltà di coppia', 'Trauma', 'Ansia'],
    specialisations: ['Psicoterapia', 'Schema Therapy', 'Bioenergetica'],
    prices: { single: 55, couple: 75 },
    biography:
      'C’è chi si innamora e chi si perde. A volte la differenza è sottile, e da fuori sembra la stessa cosa. Lavoro con persone che, in amore o in amicizia, finiscono sempre per farsi piccole.\n\nUnisco la parola al lavoro sul corpo: respirazione, postura, voce. Niente di strano, tutto concordato prima. Chi preferisce restare seduto e parlare, resta seduto e parla.',
  },
  {
    name: ['Gianluca', 'Bruzzone'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1973-10-23',
    plan: 'premium',
    street: 'Corso Buenos Aires 18, 16129',
    areas: ['Dipendenza dalle sostanze', 'Rabbia', 'Depressione', 'Genitorialità'],
    specialisations: ['Psicoterapia', 'Terapia di gruppo', 'Logoterapia'],
    prices: { single: 60, family: 85 },
    biography:
      'Ho diretto una comunità sulle alture di Genova: sveglia alle sei, orto, gruppo, cucina. Ho visto persone riprendersi la vita e altre non farcela, e a entrambe devo quello che so.\n\nIn studio seguo chi ha smesso e ha paura, chi non ha smesso e ci pensa, chi è madre o padre di qualcuno in difficoltà. La motivazione non la pretendo all’ingresso: la cerchiamo.',
  },
];
