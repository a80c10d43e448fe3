import { expect, test } from 'vitest';
import { hashAddress } from '#bff/server/hash-address';

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each([
  ['/patient', '/#/patient'],
  ['/patient/', '/#/patient'],
  ['/register?role=patient', '/#/register?role=patient'],
  ['/dashboard/chat?selected_chat=a%2Fb', '/#/dashboard/chat?selected_chat=a%2Fb'],
  ['/%23/patient', '/#/patient'],
  ['/%23/register?role=doctor', '/#/register?role=doctor'],
  ['/%23/', '/'],
  ['/index.html', '/'],
  ['/index.html?utm_source=mail', '/'],
])('leads %s to %s (ROUTE-01)', (url, address) => {
  expect(hashAddress({ method: 'GET', url, headers: { accept: html } })).toBe(address);
});

test.each([
  '//evil.example',
  '//evil.example/patient',
  '/%23//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/patient%2f..',
  '/../patient',
  '/patient\\x',
  '/api/login/current-session',
  '/auth/nowhere',
  '/calendar',
  '/files/own/nothing',
  '/live',
  '/assets/gone',
  '/assets/gone-123456.js',
  '/.env',
])('leaves %s alone (ROUTE-01)', (url) => {
  expect(hashAddress({ method: 'GET', url, headers: { accept: html } })).toBeUndefined();
});

test.each([
  { method: 'POST', accept: html },
  { method: 'HEAD', accept: html },
  { method: 'GET', accept: 'application/json' },
  { method: 'GET', accept: undefined },
])('leaves alone what is no navigation: $method, $accept', ({ method, accept }) => {
  expect(hashAddress({ method, url: '/patient', headers: { accept } })).toBeUndefined();
});
