import { isSeen } from '#contracts/kernel/text-fields';

/** The joiner makes one emoji of several; the selector picks the colored form of an emoji. */
const emojiParts = /\u200d|\ufe0f/g;

/** Whether a file name is shown as it is: it holds no invisible character except those inside emoji. */
export function isSeenFileName(name: string): boolean {
  return isSeen(name.replaceAll(emojiParts, ''));
}

/** The file name without ignorable characters; those inside emoji stay. */
export function withoutIgnorableInFileName(name: string): string {
  return name.replaceAll(/(?!\u200d|\ufe0f)\p{DI}/gu, '');
}
