import { expect, test } from 'vitest';
import { documentPath } from '#bff/informed-consent/document-path';

const base = 'https://platform.example/backend/assets/documents';

test.each([
  { what: 'its whole address', file: `${base}/consenso-1.pdf`, path: 'consenso-1.pdf' },
  { what: 'its address without encryption', file: base.replace('https', 'http').concat('/a.pdf'), path: 'a.pdf' },
  { what: 'its address without the host', file: '/backend/assets/documents/a.pdf', path: 'a.pdf' },
  { what: 'a folder of its own', file: `${base}/2026/11/a%20b.pdf`, path: '2026/11/a%20b.pdf' },
])('the platform may name a document by $what (LEG-82)', ({ file, path }) => {
  expect(documentPath(file, base)).toBe(path);
});

test.each([
  { what: 'another host', file: 'https://elsewhere.example/backend/assets/documents/a.pdf' },
  { what: 'another host behind ours as a name', file: 'https://platform.example@elsewhere.example/a.pdf' },
  { what: 'another port', file: base.replace('.example', '.example:8443').concat('/a.pdf') },
  { what: 'a longer host', file: base.replace('.example', '.example.org').concat('/a.pdf') },
  { what: 'another folder', file: 'https://platform.example/backend/assets/private/a.pdf' },
  { what: 'a folder that begins alike', file: `${base}-old/a.pdf` },
  { what: 'a way out', file: `${base}/../private/a.pdf` },
  { what: 'a way out further on', file: `${base}/a/../../private/a.pdf` },
  { what: 'a way out in disguise', file: `${base}/%2e%2e/private/a.pdf` },
  { what: 'a backslash', file: `${base}/a\\b.pdf` },
  { what: 'a hidden file', file: `${base}/.htaccess` },
  { what: 'a question', file: `${base}/a.pdf?private_token=x` },
  { what: 'another scheme', file: 'file:///backend/assets/documents/a.pdf' },
  { what: 'a script', file: 'javascript:alert(1)' },
  { what: 'a host without scheme', file: '//platform.example/backend/assets/documents/a.pdf' },
  { what: 'a bare name', file: 'a.pdf' },
  { what: 'the folder', file: `${base}/` },
  { what: 'nothing', file: '' },
])('$what is no document of the platform (LEG-82)', ({ file }) => {
  expect(documentPath(file, base)).toBeUndefined();
});
