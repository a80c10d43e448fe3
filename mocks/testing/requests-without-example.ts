import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { createSendFile } from '#bff/chat/sending/send-file';
import { handleStartConversation } from '#bff/chat/start-conversation';
import type { Context } from '#bff/context';
import { runOperation } from '#bff/run-operation';
import { signInWithProfile } from '#bff/social/sign-in-with-profile';
import { handleReadTerms } from '#bff/terms/read-terms';
import { createStoreDocument } from '#bff/uploads/store-document';
import { cancelAppointment } from '#contracts/appointments/appointments.api';
import { startConversation } from '#contracts/chat/chat.api';
import { sendFile } from '#contracts/chat/send-file.api';
import { readTerms } from '#contracts/terms/terms.api';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { samplePdf } from '#mocks/media/media-file';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

/** Requests to the platform that no example of an operation causes. */
export const requestsWithoutExample: readonly {
  readonly as: PersonaName | null;
  readonly perform: (context: Context, platform: TestPlatform) => Promise<unknown>;
}[] = [
  {
    as: 'sara',
    perform: (context) => {
      const input = { therapist: 'pt-rinaldi', text: 'Buongiorno', idempotencyKey: 'wire-start-1' };
      return runOperation(startConversation, handleStartConversation, context, input);
    },
  },
  {
    as: 'rinaldi',
    perform: (context, { db }) => {
      db.chats.remove('chat-giulia-rinaldi');
      const input = { appointment: 'event-giulia-accepted' };
      return runOperation(cancelAppointment, handleCancelAppointment, context, input);
    },
  },
  {
    as: null,
    perform: (context) => signInWithProfile(context, { provider: 'google', ...profile }, { idToken: 'an identity' }),
  },
  {
    as: null,
    perform: (context) => signInWithProfile(context, { provider: 'facebook', ...profile }, { authToken: 'a token' }),
  },
  {
    as: 'rinaldi',
    perform: (context) => {
      const input = {
        kind: 'identity',
        idempotencyKey: 'wire-upload-1',
        fileName: 'carta.pdf',
        bytes: samplePdf('carta'),
      };
      const store = createStoreDocument(async () => undefined);
      return runOperation(storeDocument, store, context, input);
    },
  },
  {
    as: 'giulia',
    perform: (context) => {
      const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const input = { chat: 'chat-giulia-rinaldi', idempotencyKey: 'wire-file-1', fileName: 'foto.png', bytes };
      const send = createSendFile(async () => ({ bytes, width: 8, height: 10 }));
      return runOperation(sendFile, send, context, input);
    },
  },
  ...['patient', 'professional'].flatMap((audience) =>
    ['terms', 'privacy'].map((document) => ({
      as: null,
      perform: (context: Context) => runOperation(readTerms, handleReadTerms, context, { audience, document }),
    })),
  ),
];

const profile = {
  ...{ id: 'id-giulia', name: 'Giulia Moretti', email: 'giulia.moretti@example.it' },
  ...{ photoUrl: 'https://pictures.example/giulia.jpg', firstName: 'Giulia', lastName: 'Moretti' },
};
