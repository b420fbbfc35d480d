import type { Locale } from '@tacite/domain/locale.ts'

/** An h is left alone: before some names it counts as a consonant. */
const VOWEL = /^[aeiouàâæéèêëîïôœùûü]/i
const ELIDED = /(?<!\p{L})(?:de|que) $/iu

/**
 * Writes a value after a text. French drops the vowel of « de » and « que » before another one.
 *
 * @example elided('La tâche de ', 'Inès', 'fr') // 'La tâche d’Inès'
 */
export function elided(before: string, value: string, locale: Locale): string {
  const isElided = locale === 'fr' && VOWEL.test(value) && ELIDED.test(before)
  return isElided ? `${before.slice(0, -2)}’${value}` : before + value
}
