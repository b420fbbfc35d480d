import type { Locale } from '@tacite/domain/locale.ts'

/**
 * Writes a value after a text. French drops the vowel of « de » and « que » before another one; an h is left alone,
 * since before some names it counts as a consonant.
 *
 * @example elided('La tâche de ', 'Inès', 'fr') // 'La tâche d’Inès'
 */
export function elided(before: string, value: string, locale: Locale): string {
  const isVowel = locale === 'fr' && /^[aeiouà-æè-ïô-üœ]/i.test(value)
  return (isVowel ? before.replace(/(?<!\S)(d|qu)e $/i, '$1’') : before) + value
}
