import { handleOwnProfile } from '#bff/profile/own-profile';
import { handleSaveProfile } from '#bff/profile/save-profile';
import type { HandlersOf } from '#bff/run-operation';
import type { profileApi } from '#contracts/profile/profile.api';

export const profileHandlers: HandlersOf<typeof profileApi> = {
  ownProfile: handleOwnProfile,
  saveProfile: handleSaveProfile,
};
