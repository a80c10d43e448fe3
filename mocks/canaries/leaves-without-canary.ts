/**
 * Fields of the platform's answers that hold no canary, and why. A field that does hold one must not be listed here.
 */
export const leavesWithoutCanary: Readonly<Record<string, string>> = {
  'chat: group_type': 'Made of the type of the other side, which whoever is in the chat may read.',
  'chat: usherGroup[].type': 'The same of each participant.',
  'chat: messages[].isOwner': 'Kept nowhere: made for whoever asks, who is one of the two.',
  'chat: messages[].configuration.file.name': 'Shown where it names the type of its file, to whoever is in the chat.',
  'chat: messages[].configuration.file.size': 'The same.',
  'chat: messages[].configuration.file.width': 'The same.',
  'chat: messages[].configuration.file.height': 'The same.',
  'coupon: active': 'Changed, no code would be found; judged in the back end, and told to nobody.',
  'coupon: expiration': 'The same.',
  'purchasePlan: link': 'The page this very call has made for who buys.',
  'createChat: recipient': 'The chat this very call has made for its two sides.',
  'createChat: recipient.public_token': 'The same, written otherwise.',
  'informedConsent: file': 'The document this very call has made for the patient; its address is not handed out.',
  'upload: name': 'No operation uploads: files have a route of their own.',
  'upload: size': 'The same.',
  'upload: duration': 'The same.',
  'addressSuggest: predictions[].description': 'Places of the public address service, nobody’s data.',
  'addressSuggest: predictions[].reference': 'The same.',
  'addressDetail: result.result.formatted_address': 'The same.',
  'addressDetail: result.result.geometry.location.lat': 'The same.',
  'addressDetail: result.result.geometry.location.lng': 'The same.',
  'register: user.public_token': 'The account this very call has opened.',
  'register: user.private_token': 'The same; it goes into the sealed session.',
};
