import { handleGiveInformedConsent } from '#bff/informed-consent/give-informed-consent';
import { handleListInformedConsents } from '#bff/informed-consent/list-informed-consents';
import { handleOwnInformedConsent } from '#bff/informed-consent/own-informed-consent';
import { handlePreviewInformedConsent } from '#bff/informed-consent/preview-informed-consent';
import { handleSignedInformedConsent } from '#bff/informed-consent/signed-informed-consent';
import type { HandlersOf } from '#bff/run-operation';
import type { informedConsentApi } from '#contracts/informed-consent/informed-consent.api';

export const informedConsentHandlers: HandlersOf<typeof informedConsentApi> = {
  ownInformedConsent: handleOwnInformedConsent,
  listInformedConsents: handleListInformedConsents,
  previewInformedConsent: handlePreviewInformedConsent,
  giveInformedConsent: handleGiveInformedConsent,
  signedInformedConsent: handleSignedInformedConsent,
};
