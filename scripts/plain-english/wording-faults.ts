const bannedWords = [
  'told',
  'anew',
  'whoever',
  'whom',
  'nobody',
  'somebody',
  'oneself',
  'lest',
  'comes of it',
  'makes way',
  'gives way',
  'be it',
  'but for',
  'of which',
  'stands?(?!-| (?:for|by|down|out)\\b)',
  'stood',
];
const banned = new RegExp(`\\b(?:${bannedWords.join('|')})\\b`, 'g');
const opening = /^\W*(what|who|whoever|whose|of|nobody|none|nothing|those that|one that)\b/i;
const mostWords = 28;

/** Words that end in s and are not verbs. */
const otherWords = ['always', 'as', 'its', 'less', 'plus', 'sometimes', 'this', 'thus', 'unless'];

/** The reasons why a sentence is hard to understand. */
export function sentenceFaults(sentence: string): string[] {
  const plain = withoutQuotations(sentence);
  const faults = bannedWordFaults(sentence);
  const first = opening.exec(plain)?.[1];
  if (first && !/\?\W*$/.test(plain)) faults.push(`starts with "${first}": start with a verb or with the thing`);
  const words = plain.split(/\s+/).filter((word) => /\w/.test(word)).length;
  if (words > mostWords) faults.push(`${words} words: at most ${mostWords} in a sentence`);
  return faults;
}

/** The reasons why the title of a test is hard to understand. It may start with a quotation or a value of its table. */
export function titleFaults(title: string): string[] {
  const faults = bannedWordFaults(title);
  const first = title.split(/[\s,:;]/, 1)[0] ?? '';
  const isVerb = /^[a-z-]+(?:s|sn't)$/.test(first) && !otherWords.includes(first);
  const isInserted = /^['"`«“$%…]/.test(title);
  if (!isVerb && !isInserted) faults.push(`starts with "${first}": start with a verb in the third person ("shows")`);
  return faults;
}

export function bannedWordFaults(text: string): string[] {
  const found = withoutQuotations(text).toLowerCase().match(banned) ?? [];
  return [...new Set(found)].map((word) => `banned: "${word}"`);
}

/** Replaces inline code, Italian quotations and addresses by one word, and removes the targets of links. */
function withoutQuotations(text: string): string {
  return text.replace(/`[^`]*`|«[^»]*»|https?:\/\/\S+/g, 'x').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
