/**
 * Messages from oldest to newest, in whichever direction they came. Messages of the same second keep the order of the
 * list, reversed when the list itself begins with the newest.
 */
export function inTimeOrder<Message>(messages: readonly Message[], sentAt: (message: Message) => number): Message[] {
  const [first] = messages;
  const last = messages.at(-1);
  if (first === undefined || last === undefined) return [];
  const listed = sentAt(first) > sentAt(last) ? messages.toReversed() : [...messages];
  return listed.sort((one, other) => sentAt(one) - sentAt(other));
}
