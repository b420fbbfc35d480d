import { describeEvent } from '@tacite/domain/events/event-catalogue.ts'
import type { EventDescription, WordKind } from '@tacite/domain/events/event-description.ts'
import { formatDay } from '@tacite/i18n/format.ts'
import type { ParamValue } from '@tacite/i18n/placeholders.ts'
import type { Translator } from '@tacite/i18n/translator.ts'

/** Placeholders for a day or a number in a sentence. */
const NO_DAY = '0001-01-01'
const NO_COUNT = 2

const BLANK: Partial<Record<WordKind, ParamValue>> = {
  day: NO_DAY,
  count: NO_COUNT,
  details: ['…'],
  fields: ['…'],
}

/**
 * The name of an act without who, on what or when, for a list of choices; its type when this version does not know
 * it.
 * @example nameOfAct(t, 'step.completed') // 'A terminé l’étape « … »'
 */
export function nameOfAct(t: Translator, type: string): string {
  return namesOfAct(t, type).at(-1)!
}

/** The same for each variant of its sentence. */
export function namesOfAct(t: Translator, type: string): string[] {
  const description = describeEvent(type)
  if (!description) return [type]
  const keys = description.variants?.map((variant) => `activity.${type}.${variant}`)
  return (keys ?? [`activity.${type}`]).map((key) => nameBySentence(t, key, description) ?? type)
}

function nameBySentence(t: Translator, key: string, description: EventDescription): string | null {
  const sentence = t.orNull(key, { actor: '', ...blankWords(description) })
  if (sentence === null) return null
  const act = sentence
    .replace(formatDay(NO_DAY, t.locale), '…')
    .replace(String(NO_COUNT), '…')
    .trim()
    .replace(/\.$/, '')
  return act.charAt(0).toLocaleUpperCase() + act.slice(1)
}

function blankWords({ words = {} }: EventDescription): Record<string, ParamValue> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      (typeof word === 'object' ? BLANK[word[0]] : undefined) ?? '…',
    ]),
  )
}
