import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { exportText } from '#web/features/patients/list/export-text';

test('a copy reads as what is written of each, with what is not', () => {
  const note = { title: 'Primo incontro', text: 'Puntuale.\nSereno.', date: '2026-11-03' };
  const text = exportText(
    [
      {
        token: 'pt-giulia',
        name: 'Giulia Moretti',
        anamnesis: 'Sonno leggero.',
        notes: [note, { ...note, date: null }],
      },
      { token: 'pt-valli', name: 'Lucrezia Valli', anamnesis: '', notes: [] },
    ],
    civilDate(2026, 11, 23),
  );
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Copia delle schede dei pazienti, 23/11/2026',
    'Contiene dati riservati: tienila al sicuro.',
    '='.repeat(60),
    'Giulia Moretti (pt-giu)',
    'ANAMNESI',
    'Sonno leggero.',
    'NOTE',
    '03/11/2026 - Primo incontro',
    'Puntuale.',
    'Sereno.',
    'Senza data - Primo incontro',
    'Puntuale.',
    'Sereno.',
    '='.repeat(60),
    'Lucrezia Valli (pt-val)',
    'ANAMNESI',
    'Non compilata.',
    'NOTE',
    'Non sono presenti note.',
  ]);
});
