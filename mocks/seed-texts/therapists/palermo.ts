import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Palermo. */
export const palermo: readonly TherapistText[] = [
  {
    name: ['Rosalia', 'Cusimano'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1977-07-15',
    plan: 'premium',
    street: 'Via Notarbartolo 44, 90141',
    areas: ['Trauma', 'Lutto', 'Ansia', 'Attacchi di panico', 'Dipendenza affettiva'],
    specialisations: ['Psicoterapia', 'EMDR', 'Schema Therapy'],
    prices: { single: 55, couple: 80 },
    biography:
      'Ho cominciato nelle emergenze, con la protezione civile: lì si impara che dopo un urto non si deve parlare per forza. Prima si beve un bicchiere d’acqua. Poi, con calma, il resto.\n\nQuesta calma la porto in studio. Lavoro con chi ha vissuto incidenti, violenze, perdite improvvise, anche molti anni fa. Si procede a piccole dosi, fermandosi quando serve.',
  },
  {
    name: ['Giuseppe', 'La Rosa'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1968-03-19',
    plan: 'basic',
    street: 'Via Maqueda 300, 90134',
    areas: ['Conflitti familiari', 'Difficoltà di coppia', 'Genitorialità', 'Separazione e divorzio'],
    specialisations: ['Psicoterapia', 'Terapia sistemico-relazionale', 'Terapia di coppia', 'Psicologia giuridica'],
    prices: { single: 55, couple: 75, family: 95 },
    biography:
      'Da consulente del tribunale ho letto centinaia di fascicoli di separazione, e quasi in tutti mancava la stessa pagina: quella in cui i due si dicono che gli dispiace.\n\nIn studio lavoro prima che si arrivi lì, oppure dopo, quando c’è da restare genitori. Se una coppia decide di lasciarsi non è un fallimento della terapia: può essere fatto bene. Il lavoro di consulente e quello di terapeuta li tengo rigorosamente separati.',
  },
  {
    name: ['Chiara', 'Lo Presti'],
    gender: 'donna',
    role: 'psychologist',
    born: '1994-05-02',
    plan: 'basic',
    street: 'Via Dante 155, 90141',
    languages: ['Inglese'],
    areas: ['Rapporto con il cibo', 'Autostima', 'Ansia sociale', 'Stress da studio'],
    prices: { single: 40 },
    biography:
      'Specchi, foto, taglie: quanto spazio occupano in una giornata? Nei colloqui partiamo spesso da questa domanda, e la risposta sorprende quasi sempre.\n\nSono psicologa e mi occupo di immagine corporea e autostima. Quando riconosco un disturbo alimentare lo dico subito, perché in quel caso serve un’équipe, e so indicare quali a Palermo e in Sicilia lavorano bene.',
  },
  {
    name: ['Antonino', 'Vitale'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1982-08-22',
    plan: 'premium',
    street: 'Viale Strasburgo 210, 90146',
    languages: ['Inglese', 'Arabo'],
    areas: ['Trasferimento e vita all’estero', 'Trauma', 'Rabbia', 'Depressione', 'Insonnia'],
    specialisations: ['Psicoterapia', 'Terapia cognitivo-comportamentale (CBT)', 'EMDR'],
    prices: { single: 50 },
    biography:
      'A Lampedusa ho fatto turni di notte che non dimentico. Chi arriva porta una storia, ma anche un mestiere, una canzone, un piatto preferito: si lavora con tutto, non solo con il dolore.\n\nOggi in studio incontro soprattutto palermitani: chi dorme male, chi scatta per niente, chi si sente fuori posto in casa propria. Uso un metodo strutturato e parole di tutti i giorni.',
  },
  {
    name: ['Agata', 'Messina'],
    gender: 'donna',
    role: 'psychologist',
    born: '1986-02-05',
    plan: 'basic',
    street: 'Via Sciuti 92, 90144',
    areas: ['Caregiver', 'Pensionamento e terza età', 'Relazioni e solitudine', 'Lutto'],
    prices: { single: 45, family: 65 },
    biography:
      'Lavoro in una residenza per anziani e, fuori da lì, con i loro figli. Decidere per un genitore che ha sempre deciso per tutti è uno dei compiti più strani che la vita assegna: meglio non affrontarlo di notte, da soli, su internet.\n\nOffro sostegno psicologico a chi assiste una persona con demenza e alle famiglie intere, anche con un solo incontro di orientamento.',
  },
];
