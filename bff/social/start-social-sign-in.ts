import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { startSocialSignIn } from '#contracts/login/login.api';

/** Names our page that redirects to the provider. Refuses with `provider_not_configured` (SOCIAL-13). */
export const handleStartSocialSignIn: OperationHandler<typeof startSocialSignIn> = async (context, { provider }) => {
  if (!context.settings.socialProviders.includes(provider)) {
    throw refusal(startSocialSignIn, 'provider_not_configured');
  }
  return { address: `/auth/${provider}` };
};
