import { readdir } from 'node:fs/promises';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const platform = createTestPlatform({ scenario: 'personas-only' });
const tokenOf = (name: 'giulia' | 'rinaldi' | 'serafini') => `?private_token=${personas[name].privateToken}`;

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://anywhere.invalid/media/${path}`, { headers });
  const response = await getResponse([...platform.handlers], request);
  if (!response) throw new Error('No handler took the call.');
  return response;
}

async function firstBytes(response: Response): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await response.arrayBuffer()).subarray(0, 5));
}

describe('the platform’s files', () => {
  test('portraits are pictures open to everybody, each its own', async () => {
    const [rinaldi, serafini] = await Promise.all([get('ritratto-pt-rinaldi.png'), get('ritratto-pt-serafini.png')]);
    expect(rinaldi.headers.get('content-type')).toBe('image/png');
    const [his, hers] = [await rinaldi.bytes(), await serafini.bytes()];
    expect([...his.subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    expect(his).not.toEqual(hers);
    expect(await (await get('ritratto-pt-rinaldi.png')).bytes()).toEqual(his);
  });

  test('everybody with a picture has one of 256 by 320 pixels, drawn for them alone, and none lies about unused', async () => {
    const users = createTestPlatform().db.users.list(({ picture }) => picture !== '');
    const named = users.map(({ picture }) => picture).sort();
    expect((await readdir('mocks/portraits')).sort()).toEqual(named);
    const seen = new Set<string>();
    for (const picture of named) {
      const bytes = Buffer.from(await platform.readPicture(`portraits/${picture as `${string}.png`}`));
      expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([
        'PNG',
        256,
        320,
      ]);
      expect(bytes.length, picture).toBeLessThan(20_000);
      seen.add(bytes.toString('base64'));
    }
    expect(seen.size).toBe(named.length);
  });

  test('a name no row speaks of is not found', async () => {
    for (const name of ['ritratto-pt-nobody.png', 'documento-pt-giulia.pdf', '..%2Fpeople.ts']) {
      expect((await get(name)).status, name).toBe(404);
    }
  });

  test('a document opens to its owner alone', async () => {
    const name = 'documento-pt-rinaldi.pdf';
    expect((await get(name)).status).toBe(403);
    expect((await get(`${name}${tokenOf('serafini')}`)).status).toBe(403);
    expect(await firstBytes(await get(`${name}${tokenOf('rinaldi')}`))).toBe('%PDF-');
  });

  test('a chat’s file opens to any good token: who takes part is not asked here', async () => {
    const name = 'allegato-chat-giulia-rinaldi-1.png';
    expect((await get(name)).status).toBe(403);
    expect((await get(`${name}?private_token=guess`)).status).toBe(403);
    expect((await get(`${name}${tokenOf('serafini')}`)).status).toBe(200);
  });

  test('parts are sent on request', async () => {
    const part = await get('ritratto-pt-rinaldi.png', { range: 'bytes=1-3' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toMatch(/^bytes 1-3\/\d+$/);
    expect(await part.text()).toBe('PNG');
    expect((await get('ritratto-pt-rinaldi.png', { range: 'bytes=9999999-' })).status).toBe(416);
  });

  test('faults reach files as well', async () => {
    const broken = createTestPlatform({ scenario: 'personas-only' });
    broken.faults.set('media', ['connection-lost-after']);
    const request = new Request('http://anywhere.invalid/media/ritratto-pt-rinaldi.png');
    expect((await getResponse([...broken.handlers], request))?.type).toBe('error');
  });
});
