import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { upload } from '#contracts/uploads/uploads.legacy';
import { personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

const pdf = `data:application/pdf;base64,${btoa('%PDF-1.4 prova %%EOF')}`;

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { legacy } = platform.contextFor('rinaldi');
  const store = (name: string, changes: Partial<Parameters<typeof legacy.call<typeof upload>>[1]> = {}) =>
    legacy.call(upload, {
      ...{ private_token: personas.rinaldi.privateToken, name, content: pdf },
      ...{ private: 1, onlymine: 1, generate_variations: 0 },
      ...changes,
    });
  const statusFor = async (name: string, token?: string) => {
    const query = token === undefined ? '' : `?private_token=${token}`;
    const request = new Request(`http://anywhere.invalid/media/${name}${query}`);
    return (await getResponse([...platform.handlers], request))?.status;
  };
  return { platform, store, statusFor };
}

test('a file is kept with its owner and answered by its name, size and duration', async () => {
  const { platform, store } = setUp();
  expect(await store('a1.pdf')).toEqual({ name: 'a1.pdf', size: 20, duration: 0 });
  expect(platform.db.files.get('a1.pdf')).toMatchObject({ owner: 'pt-rinaldi', type: 'application/pdf', size: 20 });
});

test.each([
  { flags: { private: 0, onlymine: 0 }, nobody: 200, somebody: 200 },
  { flags: { private: 1, onlymine: 0 }, nobody: 403, somebody: 200 },
  { flags: { private: 1, onlymine: 1 }, nobody: 403, somebody: 403 },
] as const)('what is read back is what the flags let be read: $flags', async ({ flags, nobody, somebody }) => {
  const { store, statusFor } = setUp();
  await store('a1.pdf', flags);
  expect(await statusFor('a1.pdf')).toBe(nobody);
  expect(await statusFor('a1.pdf', personas.giulia.privateToken)).toBe(somebody);
  expect(await statusFor('a1.pdf', personas.rinaldi.privateToken)).toBe(200);
});

test('a file is read back as it was sent', async () => {
  const { platform, store } = setUp();
  await store('a1.pdf', { private: 0, onlymine: 0 });
  const response = await getResponse([...platform.handlers], new Request('http://anywhere.invalid/media/a1.pdf'));
  expect(response?.headers.get('content-type')).toBe('application/pdf');
  expect(await response?.text()).toBe('%PDF-1.4 prova %%EOF');
});

test('one’s own file is replaced; a name somebody else has becomes another', async () => {
  const { platform, store } = setUp();
  await store('a1.pdf');
  await store('a1.pdf');
  expect(platform.db.files.list()).toHaveLength(1);
  const { name } = await store('a1.pdf', { private_token: personas.serafini.privateToken });
  expect(name).toMatch(/^copia-\d+-a1\.pdf$/);
  expect(platform.db.files.get('a1.pdf')?.owner).toBe('pt-rinaldi');
});

test('a token nobody has and content that is no data URL are refused', async () => {
  const { store } = setUp();
  await expect(store('a1.pdf', { private_token: 'guess' })).rejects.toMatchObject({ refusal: 'INVALID_TOKEN' });
  await expect(store('a1.pdf', { content: 'JVBERi0=' })).rejects.toMatchObject({ refusal: 'INVALID_CONTENT' });
});

test('the oldest contents are let go before they fill a browser’s storage; what is gone is not there, and nothing stands in for it', async () => {
  const { platform, store, statusFor } = setUp();
  const large = `data:application/pdf;base64,${'A'.repeat(600_000)}`;
  for (const name of ['a1.pdf', 'a2.pdf', 'a3.pdf']) await store(name, { content: large });
  expect(platform.db.files.list().map(({ content }) => content.length)).toEqual([0, 600_000, 600_000]);
  const token = personas.rinaldi.privateToken;
  expect([await statusFor('a1.pdf', token), await statusFor('a2.pdf', token)]).toEqual([404, 200]);
});

test('a platform that renames uploads gives each a name of its own making', async () => {
  const { platform, store } = setUp();
  platform.faults.set('upload', ['renames-uploads']);
  const names = [(await store('a1.pdf')).name, (await store('a1.pdf')).name];
  expect(names).toEqual([expect.stringMatching(/^Documento-\d+\.PDF$/), expect.stringMatching(/^Documento-\d+\.PDF$/)]);
  expect(platform.db.files.list().map(({ name }) => name)).toEqual(names);
});
