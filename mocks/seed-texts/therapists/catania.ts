import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Catania. */
export const catania: readonly TherapistText[] = [
  {
    name: ['Concetta', 'Puglisi'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1972-02-04',
    plan: 'premium',
    street: 'Via Etnea 410, 95128',
    areas: ['Conflitti familiari', 'Dipendenza affettiva', 'Ansia', 'Separazione e divorzio', 'Autostima'],
    specialisations: ['Psicoterapia', 'Terapia sistemico-relazionale', 'Terapia familiare'],
    prices: { single: 55, couple: 75, family: 90 },
    biography:
      'Vivere sotto un vulcano insegna a convivere con quello che non si controlla. Lo dico spesso alle famiglie che incontro, e di solito sorridono tutti, anche quello venuto controvoglia.\n\nLavoro con figli adulti che non riescono a staccarsi e con genitori che non riescono a lasciarli andare. Disegniamo l’albero di famiglia alla prima seduta: c’è sempre un ramo di cui nessuno parla.',
  },
  {
    name: ['Orazio', 'Fichera'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1985-11-14',
    plan: 'basic',
    street: 'Via Gabriele D’Annunzio 62, 95127',
    languages: ['Inglese'],
    areas: ['Attacchi di panico', 'Fobie', 'Ansia', 'Insonnia', 'Stress lavorativo'],
    specialisations: [
      'Psicoterapia',
      'Terapia cognitivo-comportamentale (CBT)',
      'Terapia con realtà virtuale (VR)',
      'Biofeedback',
    ],
    prices: { single: 50 },
    biography:
      'Aereo, ascensore, dentista, autostrada: mi occupo di paure. In studio ho un visore con cui si può “prendere” l’aereo dieci volte in un’ora, restando seduti e con me accanto.\n\nOnline si lavora in altro modo, con esercizi graduali nella vita di tutti i giorni. Misuriamo insieme i progressi, e anche gli stalli: i grafici piacciono a tutti, soprattutto agli ingegneri.',
  },
  {
    name: ['Marika', 'Torrisi'],
    gender: 'donna',
    role: 'psychologist',
    born: '1993-07-07',
    plan: 'basic',
    street: 'Viale Vittorio Veneto 14, 95127',
    languages: ['Inglese'],
    areas: ['Stress lavorativo', 'Autostima', 'Relazioni e solitudine', 'Trasferimento e vita all’estero'],
    prices: { single: 40, couple: 60 },
    biography:
      'Lavoro online per scelta: molte delle persone che seguo sono siciliane che vivono altrove e che, una volta alla settimana, hanno voglia di parlare con qualcuno che capisce il tono, oltre alle parole.\n\nOffro sostegno psicologico a chi si è trasferito, a chi sta per tornare e a chi non sa più quale sia casa. I colloqui si tengono la sera, con il caffè o senza.',
  },
  {
    name: ['Sebastiano', 'Grasso'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1967-01-20',
    plan: 'basic',
    street: 'Corso Italia 196, 95127',
    areas: ['Malattia cronica', 'Depressione', 'Caregiver', 'Lutto', 'Insonnia'],
    specialisations: ['Psicoterapia', 'Logoterapia', 'Terapia umanistica'],
    prices: { single: 60 },
    biography:
      'Ventisei anni in oncologia insegnano a non sprecare le parole. Incontro persone in terapia, persone che l’hanno finita e non sanno come si torna alla normalità, e chi, accanto a loro, ha tenuto duro fin troppo.\n\nNon dico “andrà tutto bene”. Chiedo che cosa conta adesso, e lavoriamo perché abbia spazio. Ricevo in studio, online e, quando serve, in reparto.',
  },
];
