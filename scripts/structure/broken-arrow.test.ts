import { expect, test } from 'vitest';
import { brokenArrow } from '#scripts/structure/broken-arrow';

test.each([
  ['contracts/chat/chat.api.ts', 'zod/mini'],
  ['contracts/kernel/rome-time.ts', '@date-fns/tz'],
  ['contracts/kernel/rome-time.test.ts', 'fast-check'],
  ['bff/chat/send-text.ts', '#contracts/chat/chat.legacy'],
  ['bff/chat/send-text.test.ts', '#mocks/people/create-people'],
  ['bff/server/redis/redis-lock.services.ts', '#mocks/personas'],
  ['bff/server/every-write.test.ts', '#e2e/plain-platform/start'],
  ['bff/server/testing/plain-world.ts', '#e2e/plain-platform/start'],
  ['bff/server/app.ts', 'fastify'],
  ['mocks/mounts/mount-on-msw.ts', '#bff/run-operation'],
  ['web/main.tsx', '#mocks/start-in-browser'],
  ['web/testing/render-app.tsx', '#mocks/start-in-vitest'],
  ['web/features/chat/chat-screen.tsx', '#web/features/chat/message.tsx'],
  ['web/features/chat/chat-screen.tsx', '#web/ui/screen.tsx'],
  ['web/app/routes.tsx', '#web/features/chat/chat-screen.tsx'],
  ['web/ui/screen.tsx', './screen.module.css'],
  ['web/ui/terms-addresses.ts', '#web/routing/paths'],
  ['web/fields/date/date-field.tsx', '#web/forms/use-draft'],
  ['web/features/chat/list/chat-list.tsx', '#web/session/session-context'],
  ['web/flows/home/home-route.tsx', '#web/features/chat/list/chat-list.tsx'],
  ['web/app/routes.tsx', '#web/flows/home/home-route.tsx'],
  ['web/features/registration/testing/render-step.tsx', '#web/testing/render-part.tsx'],
  ['web/ui/dialogs.test.tsx', '#web/app/routes.tsx'],
  ['vite.config.ts', 'vite'],
])('%s may import %s', (path, name) => {
  expect(brokenArrow(path, name)).toBeUndefined();
});

test.each([
  ['contracts/chat/chat.api.ts', 'react'],
  ['contracts/chat/chat.api.ts', 'zodiac'],
  ['contracts/chat/chat.api.ts', 'node:crypto'],
  ['contracts/chat/chat.test.ts', '#bff/context'],
  ['bff/chat/send-text.ts', 'fastify'],
  ['bff/chat/send-text.ts', '#mocks/people/create-people'],
  ['bff/server/app.ts', '#mocks/people/create-people'],
  ['bff/server/app.ts', '#e2e/plain-platform/start'],
  ['bff/server/app.test.ts', '#e2e/back-end'],
  ['mocks/people/create-people.ts', '#web/product'],
  ['web/app/app.tsx', '#mocks/people/create-people'],
  ['web/features/chat/chat-screen.test.tsx', '#mocks/people/create-people'],
  ['web/ui/screen.tsx', '#bff/context'],
  ['web/features/chat/use-chat.ts', '#contracts/chat/chat.legacy'],
  ['web/testing/render-app.tsx', '#contracts/chat/chat.legacy'],
  ['web/features/chat/chat-screen.tsx', '#web/features/diary/mood.tsx'],
  ['web/features/chat/chat-screen.tsx', '#web/app/routes.tsx'],
  ['web/features/chat/chat-screen.tsx', '#web/flows/home/home-route.tsx'],
  ['web/session/session-context.ts', '#web/features/chat/chat-screen.tsx'],
  ['web/forms/use-draft.ts', '#web/session/session-context'],
  ['web/forms/use-draft.ts', '#web/fields/date/date-field.tsx'],
  ['web/ui/screen.tsx', '#web/fields/date/date-field.tsx'],
  ['web/api/call.ts', '#web/ui/screen.tsx'],
  ['web/widgets/clock.tsx', '#web/ui/screen.tsx'],
  ['web/ui/screen.tsx', '#web/testing/render-part.tsx'],
  ['e2e/login.spec.ts', '#web/product'],
  ['web/ui/screen.tsx', '../product.ts'],
  ['tools/one.ts', 'zod'],
])('%s may not import %s', (path, name) => {
  expect(brokenArrow(path, name)).toEqual(expect.any(String));
});
