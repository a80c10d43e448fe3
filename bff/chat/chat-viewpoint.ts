import { type Context, sessionOf } from '#bff/context';
import type { UserType } from '#bff/session';

/** The side a chat is seen from, and what the mapping needs to know about the platform. */
export interface ChatViewpoint {
  readonly token: string;
  readonly userType: UserType;
  readonly adminTokens: readonly string[];
  readonly mediaBase: string;
}

/** The viewpoint of the signed-in user. */
export function chatViewpoint(context: Context): ChatViewpoint {
  const { publicToken, userType } = sessionOf(context);
  const { adminTokens, mediaBase } = context.settings;
  return { token: publicToken, userType, adminTokens, mediaBase };
}
