import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Torino. */
export const torino: readonly TherapistText[] = [
  {
    name: ['Elisa', 'Giordano'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1978-01-17',
    plan: 'premium',
    street: 'Via Madama Cristina 61, 10125',
    languages: ['Inglese'],
    areas: ['Ansia', 'Insonnia', 'Stress lavorativo', 'Malattia cronica', 'Perfezionismo'],
    specialisations: ['Psicoterapia', 'Mindfulness', 'ACT', 'Biofeedback'],
    prices: { single: 65 },
    biography:
      'Mi occupo del punto in cui testa e corpo si danno la colpa a vicenda: il sonno che non arriva, lo stomaco che si chiude, il mal di testa del lunedì. Lavoro in contatto con il medico di base, perché prima si esclude ciò che va escluso.\n\nPropongo pratiche brevi, da fare davvero e non solo da capire. Chi ha provato la mindfulness e l’ha trovata noiosa è il benvenuto: anch’io, all’inizio.',
  },
  {
    name: ['Umberto', 'Ferrero'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1963-05-28',
    plan: 'basic',
    street: 'Corso Francia 110, 10143',
    areas: ['Dipendenza dal gioco', 'Dipendenza dalle sostanze', 'Rabbia', 'Conflitti familiari'],
    specialisations: ['Psicoterapia', 'Terapia di gruppo', 'Terapia breve strategica'],
    prices: { single: 60, family: 95 },
    biography:
      'Ho lavorato ventidue anni in un servizio per le dipendenze. Ho imparato che le prediche non servono e che le ricadute si raccontano: solo così insegnano qualcosa.\n\nSeguo chi gioca, chi beve, chi usa sostanze, e chi gli vive accanto e non sa più dove mettere la propria rabbia. Fisso regole chiare all’inizio. Quando serve un servizio pubblico, lo indico e ci si va insieme, almeno la prima volta.',
  },
  {
    name: ['Camilla', 'Bosio'],
    gender: 'donna',
    role: 'psychologist',
    born: '1996-03-09',
    plan: 'basic',
    street: 'Via San Massimo 22, 10123',
    languages: ['Inglese', 'Francese'],
    areas: ['Autostima', 'Relazioni e solitudine', 'Ansia sociale', 'Orientamento e scelte'],
    prices: { single: 40 },
    biography:
      'La laurea a Torino, un anno a Lione e la convinzione che si possa parlare di cose serie senza parole difficili. Offro sostegno psicologico a giovani adulti: la prima casa da soli, gli amici che si perdono, la domanda “e adesso?”.\n\nLavoro online e in uno studio condiviso dietro via Po. Dopo ogni colloquio mando due righe con quello che ci siamo dette o detti, se fa piacere riceverle.',
  },
  {
    name: ['Matteo', 'Rolando'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1986-11-02',
    plan: 'premium',
    street: 'Via Saluzzo 34, 10125',
    languages: ['Inglese', 'Tedesco'],
    areas: ['ADHD nell’adulto', 'Ansia', 'Stress lavorativo', 'Autostima', 'Insonnia'],
    specialisations: ['Psicoterapia', 'Terapia cognitivo-comportamentale (CBT)', 'Neuropsicologia', 'Coaching'],
    prices: { single: 70 },
    biography:
      'Bollette in ritardo, dieci progetti aperti, la fama di quello distratto: molti adulti con ADHD arrivano dopo anni passati a darsi del pigro. Mi occupo di valutazione, insieme a un neuropsichiatra, e del percorso che viene dopo.\n\nIn seduta si costruiscono strumenti su misura, pochi e usati davvero. E si fa pace con l’idea di avere un funzionamento diverso, non sbagliato.',
  },
  {
    name: ['Silvana', 'Gallo'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1960-10-08',
    plan: 'basic',
    street: 'Via Cibrario 54, 10144',
    areas: ['Lutto', 'Caregiver', 'Malattia cronica', 'Pensionamento e terza età', 'Depressione'],
    specialisations: ['Psicoterapia', 'Terapia umanistica', 'Analisi transazionale'],
    prices: { single: 55, family: 90 },
    biography:
      'Vengo da trent’anni di hospice e di assistenza domiciliare. Chi si prende cura di una persona malata tende a dimenticare di avere un corpo, un orario, una fame. Il mio lavoro spesso comincia da lì.\n\nAccompagno anche chi ha perso qualcuno, da poco o da tanto: il lutto non ha una scadenza e non va superato come un ostacolo. Va abitato, finché fa meno freddo.',
  },
  {
    name: ['Yuri', 'Morozov'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1987-07-23',
    plan: 'basic',
    street: 'Via Nizza 185, 10126',
    languages: ['Russo', 'Inglese'],
    areas: ['Trasferimento e vita all’estero', 'Stress lavorativo', 'Relazioni e solitudine', 'Ansia'],
    prices: { single: 45 },
    biography:
      'Sono arrivato a Torino a diciannove anni con una borsa di studio e un italiano da manuale. Oggi offro sostegno psicologico in italiano, russo e inglese a chi studia o lavora lontano da casa.\n\nNei colloqui ci occupiamo di cose pratiche e di cose meno pratiche: la burocrazia, la nostalgia, la telefonata della domenica con i genitori. Ricevo il sabato mattina e tutte le sere.',
  },
];
