/**
 * What people typed, as the index is asked: a compound is looked for with and without its hyphen,
 * which the end of a line may have taken.
 *
 * @example withCompounds('sous-traitance') // 'sous-traitance or soustraitance'
 */
export function withCompounds(typed: string): string {
  const whole = wholeCompounds(typed)
  return whole === typed ? typed : `${typed} or ${whole}`
}

/** The words to mark: without those that pages must not hold, and without the word that joins alternatives. */
export function markedWords(typed: string): string {
  const wanted = typed.replace(/(^|\s)-\S+/g, ' ').replace(/\bor\b/gi, ' ')
  return `${wanted} ${wholeCompounds(wanted)}`
}

function wholeCompounds(typed: string): string {
  return typed.replace(/(\p{L})-(?=\p{L})/gu, '$1')
}
