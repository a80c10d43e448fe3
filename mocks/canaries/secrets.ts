import type { OperationSettings } from '#bff/context';
import { demoSettings } from '#mocks/mounts/create-contexts';
import { demoPassword, personas } from '#mocks/personas';

/** Which settings no browser and no log line may hold, and which are public anyway. */
const isSecret: Readonly<Record<keyof OperationSettings, boolean>> = {
  parentAppToken: true,
  addressKey: true,
  adminTokens: true,
  eventAlertWebhook: true,
  includeMessageText: false,
  mediaBase: false,
  siteOrigin: false,
  documentsBase: false,
  socialProviders: false,
  supportContacts: false,
};

/** Values that must reach no browser and no log: the operator's settings, passwords and private tokens. */
export const secrets: readonly string[] = [
  demoPassword,
  ...Object.values(personas).map(({ privateToken }) => privateToken),
  ...Object.entries(isSecret).flatMap(([name, is]) => (is ? demoSettings[name as keyof OperationSettings] : [])),
].map(String);
