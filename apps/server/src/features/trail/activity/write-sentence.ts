import { parseIsoDay } from '@tacite/domain/calendar/iso-day.ts'
import { describeEvent } from '@tacite/domain/events/event-catalogue.ts'
import type {
  ChangeClause,
  EventDescription,
  WordKind,
} from '@tacite/domain/events/event-description.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { ParamValue } from '@tacite/i18n/placeholders.ts'
import type { Names } from './names.query.ts'
import { factsIn, isText, partIds, textsIn, type RecordedEvent } from './recorded-event.ts'

/**
 * One sentence about an event, and who did it. Never throws: where the name is unknown, or a parameter is missing, a
 * generic sentence is used.
 */
export function writeSentence(
  t: Translator,
  event: RecordedEvent,
  names: Names,
): { actor: string; text: string } {
  const actor = actorName(t, event)
  const isHidden = partIds(event).some((id) => names.hidden.has(id))
  const text = isHidden ? t('activity.hidden', { actor }) : describe(t, event, names, actor)
  return {
    actor,
    text: text ?? t(`activity.unknown.${event.contractId ? 'contract' : 'other'}`, { actor }),
  }
}

function actorName(t: Translator, { personal, hasActor }: RecordedEvent): string {
  const { actor } = factsIn(personal)
  if (isText(actor)) return actor
  return personal === null || hasActor ? t('activity.someone') : t('activity.system')
}

function describe(t: Translator, event: RecordedEvent, names: Names, actor: string): string | null {
  const description = describeEvent(event.type)
  if (!description) return null
  const key = sentenceKey(event.type, description, event.payload)
  const sentence = key && t.orNull(key, { actor, ...readWords(t, event, names, description) })
  if (!sentence) return null
  return addReason(t, event, description, addChanges(t, event, names, description, sentence))
}

function addChanges(
  t: Translator,
  event: RecordedEvent,
  names: Names,
  { changes: clauses = [] }: EventDescription,
  sentence: string,
): string {
  const changes = clauses.flatMap((clause) => writeClause(t, event, names, clause) ?? [])
  if (changes.length === 0) return sentence
  return t('activity.withChanges', {
    sentence: withoutStop(sentence),
    changes: changes.reduce((first, next) => t('activity.nextChange', { first, next })),
  })
}

/** Once it is erased, or where none was given, the sentence stands without it. */
function addReason(
  t: Translator,
  { personal }: RecordedEvent,
  { saysWhy }: EventDescription,
  sentence: string,
): string {
  const { reason } = factsIn(personal)
  if (!saysWhy || !isText(reason)) return sentence
  return t('activity.withReason', { sentence: withoutStop(sentence), reason })
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

/** What changed, such as « rôle Lecteur → Juriste »; null when it was not recorded. */
function writeClause(
  t: Translator,
  { payload, personal }: RecordedEvent,
  names: Names,
  { name, words, only }: ChangeClause,
): string | null {
  const facts = factsIn(payload)
  if (only && facts[only[0]] !== only[1]) return null
  const found: Record<string, ParamValue> = {}
  for (const [word, source] of Object.entries(words)) {
    const value =
      source === 'personal' ? factsIn(personal)[word] : READ[source[0]](facts[source[1]], t, names)
    if (isText(value) || Array.isArray(value)) found[word] = value
  }
  return t.orNull(`activity.change.${name}`, found)
}

/** The text key of a type, or of its variant: `contract.created` from a template. */
function sentenceKey(
  type: string,
  { variants, variantOf }: EventDescription,
  payload: unknown,
): string | null {
  if (!variants) return `activity.${type}`
  const variant = variantOf?.(factsIn(payload))
  return isText(variant) && variants.includes(variant) ? `activity.${type}.${variant}` : null
}

/** The parameters of an event; missing ones are left out. */
function readWords(
  t: Translator,
  { objectId, payload, personal }: RecordedEvent,
  names: Names,
  { words = {} }: EventDescription,
): Record<string, ParamValue> {
  const found: Record<string, ParamValue> = {}
  for (const [name, word] of Object.entries(words)) {
    const value =
      word === 'objectName'
        ? (names.ofObject.get(objectId) ?? t('activity.unnamed'))
        : word === 'personal'
          ? personalWord(t, name, factsIn(personal)[name])
          : READ[word[0]](factsIn(payload)[word[1]], t, names)
    if (value !== undefined) found[name] = value
  }
  return found
}

/** Still a sentence once erased. */
function personalWord(t: Translator, name: string, value: unknown): string {
  if (isText(value)) return value
  return t(name === 'label' ? 'activity.unnamed' : 'activity.someone')
}

const READ: Record<
  WordKind,
  (value: unknown, t: Translator, names: Names) => ParamValue | undefined
> = {
  text: (value) => (isText(value) ? value : undefined),
  day: (value) => (isText(value) && parseIsoDay(value) ? value : undefined),
  count: (value) => (typeof value === 'number' ? value : undefined),
  level: (value, t) => (isText(value) ? named(t, `activity.level.${value}`, value) : undefined),
  details: (value, t) =>
    someOf(textsIn(value).map((detail) => named(t, `activity.detail.${detail}`, detail))),
  fields: (value, _, { ofField }) =>
    someOf(textsIn(value).map((variable) => ofField.get(variable) ?? variable)),
  part: (value, t, { ofObject }) =>
    isText(value) ? (ofObject.get(value) ?? t('activity.unnamed')) : undefined,
  object: (value, t, { ofObject }) =>
    isText(value) ? (ofObject.get(value) ?? t('activity.unnamed')) : undefined,
  objects: (value, t, { ofObject }) =>
    someOf(textsIn(value).map((id) => ofObject.get(id) ?? t('activity.unnamed'))),
  permissions: (value, t) =>
    someOf(
      textsIn(value).map((permission) =>
        named(t, `permissions.label.${permission.replaceAll(':', '_')}`, permission),
      ),
    ),
  grant: (value, t) => (isText(value) ? named(t, `activity.grant.${value}`, value) : undefined),
  settings: (value, t) =>
    someOf(textsIn(value).flatMap((name) => t.orNull(`activity.setting.${name}`, {}) ?? [])),
}

function someOf(texts: string[]): string[] | undefined {
  return texts.length > 0 ? texts : undefined
}

function named(t: Translator, key: string, code: string): string {
  return t.orNull(key, {}) ?? code
}
