import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { type LegacyHttpRequest, TransportFailure } from '#bff/legacy/legacy-transport';
import { createInProcessTransport } from '#mocks/mounts/in-process-transport';

function request(changes: Partial<LegacyHttpRequest> = {}): LegacyHttpRequest {
  return {
    call: 'listUsers',
    base: 'php',
    method: 'POST',
    path: '/endpoint.php/users',
    body: '{"type":"dottore"}',
    safeToRepeat: true,
    signal: new AbortController().signal,
    ...changes,
  };
}

describe('the transport inside the process', () => {
  test('sends method, address and body, and brings back status and bytes', async () => {
    const transport = createInProcessTransport([
      http.delete('*/php/endpoint.php/chat', async ({ request }) =>
        HttpResponse.json({ got: await request.json() }, { status: 207 }),
      ),
    ]);
    const { status, body } = await transport(
      request({ method: 'DELETE', path: '/endpoint.php/chat', body: '{"è":1}' }),
    );
    expect(status).toBe(207);
    expect(new TextDecoder().decode(body)).toBe('{"got":{"è":1}}');
  });

  test('sends a file in its parts', async () => {
    const transport = createInProcessTransport([
      http.post('*/media/upload.php', async ({ request }) => HttpResponse.json(await request.json())),
    ]);
    const parts = () => ['{"a"', ':1}'].map((part) => new TextEncoder().encode(part));
    const { body } = await transport(
      request({ base: 'media', path: '/upload.php', body: undefined, fileBody: { byteLength: 7, parts } }),
    );
    expect(new TextDecoder().decode(body)).toBe('{"a":1}');
  });

  test('fails loudly, and not as the platform would, when nobody handles the call', async () => {
    const failure = await createInProcessTransport([])(request()).catch((thrown: unknown) => thrown);
    expect(failure).not.toBeInstanceOf(TransportFailure);
    expect(String(failure)).toContain('no handler for listUsers (POST php/endpoint.php/users)');
  });

  test('turns a lost connection into a failure that may have been received', async () => {
    const transport = createInProcessTransport([http.post('*/users', () => HttpResponse.error())]);
    await expect(transport(request())).rejects.toMatchObject({ name: 'TransportFailure', sent: true });
  });

  test('stops waiting when the caller does', async () => {
    const transport = createInProcessTransport([
      http.post('*/users', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    ]);
    const gone = new AbortController();
    const answer = transport(request({ signal: gone.signal }));
    gone.abort();
    await expect(answer).rejects.toBeInstanceOf(TransportFailure);
    await expect(transport(request({ signal: gone.signal }))).rejects.toBeInstanceOf(TransportFailure);
  });
});
