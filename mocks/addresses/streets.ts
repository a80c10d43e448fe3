/** A street of a city: its name, its postcode and its position in degrees. */
export type Street = readonly [name: string, postcode: string, latitude: number, longitude: number];

/** The streets the demonstration's address service knows, by city of the seed. */
export const streetsByCity: Readonly<Record<string, readonly Street[]>> = {
  Milano: [
    ['Via Garibaldi', '20121', 45.4756, 9.1847],
    ['Corso Buenos Aires', '20124', 45.4784, 9.2106],
    ['Via Vigevano', '20144', 45.4515, 9.1712],
    ['Viale Monza', '20127', 45.4979, 9.2216],
    ['Via Paolo Sarpi', '20154', 45.4823, 9.1745],
    ['Piazzale Susa', '20133', 45.4669, 9.2239],
  ],
  Roma: [
    ['Via Nomentana', '00161', 41.9186, 12.5189],
    ['Via Merulana', '00185', 41.8916, 12.5013],
    ['Via Cola di Rienzo', '00192', 41.9076, 12.4641],
    ['Via Ostiense', '00154', 41.8648, 12.4794],
    ['Via dei Volsci', '00185', 41.8984, 12.5144],
    ['Piazza Garibaldi', '00165', 41.8915, 12.4613],
  ],
  Torino: [
    ['Via Garibaldi', '10122', 45.0733, 7.6803],
    ['Corso Francia', '10143', 45.0766, 7.6587],
    ['Via Madama Cristina', '10125', 45.0541, 7.6807],
    ['Via Nizza', '10126', 45.0376, 7.6712],
    ['Via San Massimo', '10123', 45.0637, 7.6899],
  ],
  Napoli: [
    ['Via Toledo', '80132', 40.8424, 14.2487],
    ['Via Chiaia', '80121', 40.8352, 14.2437],
    ['Via Luca Giordano', '80127', 40.8446, 14.2302],
    ['Via Foria', '80137', 40.8575, 14.2596],
    ['Piazza Garibaldi', '80142', 40.8527, 14.2712],
  ],
  Bologna: [
    ['Via Santo Stefano', '40125', 44.4891, 11.3535],
    ['Via San Felice', '40122', 44.4973, 11.3327],
    ['Via del Pratello', '40122', 44.4953, 11.3301],
    ['Via Saragozza', '40135', 44.4895, 11.3196],
    ['Strada Maggiore', '40125', 44.4917, 11.3551],
  ],
  Firenze: [
    ['Via Romana', '50125', 43.7639, 11.2448],
    ['Via Faenza', '50123', 43.7766, 11.2511],
    ['Via Gioberti', '50121', 43.7696, 11.2744],
    ['Viale dei Mille', '50131', 43.7846, 11.2788],
    ['Borgo San Frediano', '50124', 43.7697, 11.2423],
  ],
  Palermo: [
    ['Via Notarbartolo', '90141', 38.1322, 13.3452],
    ['Via Maqueda', '90134', 38.1169, 13.3604],
    ['Via Dante', '90141', 38.1233, 13.3494],
    ['Via Sciuti', '90144', 38.1366, 13.3419],
    ['Viale Strasburgo', '90146', 38.1543, 13.3293],
  ],
  Bari: [
    ['Via Sparano da Bari', '70121', 41.1225, 16.8694],
    ['Corso Cavour', '70121', 41.1229, 16.8724],
    ['Via Manzoni', '70122', 41.1236, 16.8625],
    ['Via Putignani', '70122', 41.1231, 16.8653],
    ['Lungomare Nazario Sauro', '70121', 41.1224, 16.8792],
  ],
  Genova: [
    ['Via XX Settembre', '16121', 44.4052, 8.9384],
    ['Via San Vincenzo', '16121', 44.4064, 8.9428],
    ['Via Assarotti', '16122', 44.4106, 8.9396],
    ['Corso Buenos Aires', '16129', 44.4037, 8.9497],
    ['Via Balbi', '16126', 44.4148, 8.9266],
  ],
  Verona: [
    ['Corso Porta Nuova', '37122', 45.4342, 10.9871],
    ['Via Carducci', '37129', 45.4448, 11.0062],
    ['Via Mameli', '37126', 45.4532, 10.9893],
    ['Via Valverde', '37122', 45.4346, 10.9905],
    ['Lungadige Panvinio', '37121', 45.4465, 10.9947],
  ],
  Padova: [
    ['Via Altinate', '35121', 45.4085, 11.8806],
    ['Via Belzoni', '35121', 45.4084, 11.8872],
    ['Riviera Tito Livio', '35123', 45.4048, 11.8782],
    ['Via Facciolati', '35127', 45.3891, 11.8899],
    ['Via Niccolò Tommaseo', '35131', 45.4132, 11.8869],
  ],
  Catania: [
    ['Via Etnea', '95128', 37.5172, 15.0847],
    ['Corso Italia', '95127', 37.5158, 15.0975],
    ['Viale Vittorio Veneto', '95127', 37.5189, 15.0962],
    ['Via Gabriele D’Annunzio', '95127', 37.5193, 15.0934],
    ['Via Umberto I', '95129', 37.5109, 15.0936],
  ],
};
