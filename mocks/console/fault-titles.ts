import type { Fault } from '#mocks/faults';

/** What each fault does, for people. */
export const faultTitles: Readonly<Record<Fault, string>> = {
  slow: 'Risponde dopo due secondi e mezzo',
  'status-500': 'Errore 500, senza fare nulla',
  'connection-lost-before': 'Connessione caduta prima di fare',
  'connection-lost-after': 'Connessione caduta dopo aver fatto',
  'success-without-effect': 'Alle scritture risponde di sì senza fare nulla',
  'renames-uploads': 'Dà un altro nome ai file caricati',
  'html-page': 'Pagina HTML con stato 200',
  'php-notices': 'Avvisi PHP prima del JSON',
  'byte-order-mark': 'BOM davanti al JSON',
  'numbers-as-text': 'Numeri e booleani come testo',
  'booleans-as-words': 'Booleani come testo, «true» e «false»',
  'lists-as-objects': 'Liste come oggetti con chiavi numeriche',
  milliseconds: 'Millisecondi al posto dei secondi',
  'days-in-other-order': 'Date nell’altra forma, gg/mm/aaaa o aaaa-mm-gg',
  'days-as-timestamps': 'Date come timestamp',
  'nothing-as-null': 'Null al posto del testo vuoto',
  'nothing-left-out': 'Campi vuoti lasciati fuori',
  'windows-1252': 'Testo in windows-1252',
  'cut-short': 'JSON troncato',
  'empty-body': 'Risposta vuota',
};
