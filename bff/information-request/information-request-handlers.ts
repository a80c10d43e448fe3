import { handleSendInformationRequest } from '#bff/information-request/send-information-request';
import type { HandlersOf } from '#bff/run-operation';
import type { informationRequestApi } from '#contracts/information-request/information-request.api';

export const informationRequestHandlers: HandlersOf<typeof informationRequestApi> = {
  sendInformationRequest: handleSendInformationRequest,
};
