import { createServer } from 'node:http';
import { professionalsAnswer } from '#bench/directory/professionals';

// A platform that answers at once. PORT; PROFESSIONALS is how many the directory contains. `/counts` answers how often
// the directory was requested. Each sign-in gets a credential of its own.
const user = {
  public_token: 'pt-bench',
  private_token: 'secret-bench',
  email: 'bench@example.org',
  picture: 'bench.png',
  public_configuration: { type: 'paziente', nome: 'Banco', cognome: 'Prova' },
  manager_configuration: [],
  configuration: [],
};

const smallAnswer = JSON.stringify({ user });
const chats = JSON.stringify({ recipients: Array.from({ length: 50 }, (_, row) => chat(row)) });

function chat(row: number): object {
  return {
    public_token: `chat-${row}`,
    name: `Banco Prova, Terapeuta ${row}`,
    group_type: 'dottore',
    usherGroup: [
      { public_token: 'pt-bench', name: 'Banco Prova', type: 'paziente', picture: '' },
      { public_token: `pt-${row}`, name: `Terapeuta ${row}`, type: 'dottore', picture: `ritratto-${row}.png` },
    ],
    messages: [
      {
        public_token: `message-${row}`,
        owner: `pt-${row}`,
        subject: 'Messaggio',
        body: 'Buongiorno, le confermo che possiamo sentirci giovedì pomeriggio.',
        media_url: '',
        type: 'message',
        configuration: [],
        creation_timestamp: String(1_790_000_000 + row),
        seen: row % 2 === 0 ? '1' : '0',
        isOwner: false,
      },
    ],
  };
}

const professionals = professionalsAnswer(Number(process.env['PROFESSIONALS'] ?? 0));
let readings = 0;
let signIns = 0;

function answerTo(url: string): string | Buffer {
  if (url.endsWith('/chats')) return chats;
  if (url.endsWith('/counts')) return JSON.stringify({ readings });
  if (url.endsWith('/login')) {
    signIns += 1;
    return JSON.stringify({ user: { ...user, private_token: `secret-bench-${signIns}` } });
  }
  if (!url.endsWith('/users')) return smallAnswer;
  readings += 1;
  return professionals;
}

createServer((request, response) => {
  request.resume().on('end', () => {
    const body = answerTo(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
