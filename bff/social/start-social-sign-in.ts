import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { startSocialSignIn } from '#contracts/login/login.api';

/** Names our own page that leads on to the provider's, where the operator has configured one (SOCIAL-13). */
export const handleStartSocialSignIn: OperationHandler<typeof startSocialSignIn> = async (context, { provider }) => {
  if (!context.settings.socialProviders.includes(provider)) {
    throw refusal(startSocialSignIn, 'provider_not_configured');
  }
  return { address: `/auth/${provider}` };
};
