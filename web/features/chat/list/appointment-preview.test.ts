import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { appointmentPreview } from '#web/features/chat/list/appointment-preview';

test.each([
  ['gio 17 dicembre 2026, 18:30-19:30', 'Appuntamento: 17 dic, 18:30'],
  ['17/12/2026 18:30', 'Appuntamento: 17 dic, 18:30'],
  ['Appuntamento: 17/12/2026 alle 18:30', 'Appuntamento: 17 dic, 18:30'],
  ['Appuntamento modificato: ven 1 gennaio 2027, 09:00-10:00', 'Modificato: 1 gen 2027, 09:00'],
  ['Appuntamento annullato: gio 17 dicembre 2026, 18:30-19:30', 'Annullato: 17 dic, 18:30'],
  ['Appuntamenti settimanali: da gio 17 dicembre 2026, 18:30-19:30', 'Serie: dal 17 dic, 18:30'],
  ['Appuntamenti settimanali: da mar 8 dicembre 2026, 18:30-19:30', 'Serie: dall’8 dic, 18:30'],
  [
    'Appuntamenti della serie annullati: fino a ven 11 dicembre 2026, 18:30-19:30',
    'Serie annullata: fino all’11 dic, 18:30',
  ],
  [
    'Appuntamenti della serie modificati: fino a gio 17 dicembre 2026, 20:00-21:00 (prima 19:00-20:00)',
    'Serie modificata: fino al 17 dic, 20:00 (prima 19:00-20:00)',
  ],
  ['Appuntamento da fissare', 'Appuntamento da fissare'],
  ['', 'Appuntamento: '],
])('the list tells «%s» as «%s», so that its time is not cut (CHAT-18)', (text, preview) => {
  expect(appointmentPreview(text, civilDate(2026, 11, 23))).toBe(preview);
});
