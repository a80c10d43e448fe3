import { afterEach, expect, test } from 'vitest';
import { trackRegistration } from '#web/routing/analytics';

afterEach(() => {
  delete window.dataLayer;
});

test('nothing is told before the opt-in, nor where no data layer is (REG-121)', () => {
  window.dataLayer = [];
  trackRegistration('patient');
  expect(window.dataLayer).toEqual([]);
  delete window.dataLayer;
  localStorage.setItem('ascolto-statistics-consent', 'given');
  trackRegistration('patient');
  expect(window.dataLayer).toBeUndefined();
});

test('after the opt-in the type of the account is told and nothing else (REG-120)', () => {
  window.dataLayer = [];
  localStorage.setItem('ascolto-statistics-consent', 'given');
  trackRegistration('professional');
  expect(window.dataLayer).toEqual([{ event: 'registration', type: 'professional' }]);
});
