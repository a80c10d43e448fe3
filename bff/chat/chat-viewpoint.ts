import { type Context, sessionOf } from '#bff/context';
import type { UserType } from '#bff/session';

/** What the mapping of a chat must know of whom it is for, and of the platform. */
export interface ChatViewpoint {
  readonly token: string;
  readonly userType: UserType;
  readonly adminTokens: readonly string[];
  readonly mediaBase: string;
}

/** The reader of the request under way. */
export function chatViewpoint(context: Context): ChatViewpoint {
  const { publicToken, userType } = sessionOf(context);
  const { adminTokens, mediaBase } = context.settings;
  return { token: publicToken, userType, adminTokens, mediaBase };
}
