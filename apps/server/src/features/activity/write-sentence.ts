import { formatDay } from '@tacite/i18n/format.ts'
import type { TextKey } from '@tacite/i18n/text-keys.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { ParamValue } from '@tacite/i18n/placeholders.ts'
import type { Names } from './names.query.ts'
import type { RecordedEvent, RecordedPayload } from './recorded-event.ts'

/** One sentence about an event, and who did it. */
export function writeSentence(
  t: Translator,
  event: RecordedEvent,
  names: Names,
): { actor: string; text: string } {
  const actor = actorName(t, event)
  const params = { actor, ...wordsOf(t, event, names) }
  const key = isHidden(event, names) ? 'activity.contract.restrictedChanged' : keyOf(t, event)
  return { actor, text: key ? t.chosen(key, params) : t('activity.unknown', { actor }) }
}

function isHidden({ payload }: RecordedEvent, { hidden }: Names): boolean {
  return payload.objectId !== undefined && hidden.has(payload.objectId)
}

function actorName(t: Translator, { personal, hasActor }: RecordedEvent): string {
  if (personal?.actor) return personal.actor
  return personal === null || hasActor ? t('activity.someone') : t('activity.system')
}

/** The text of a type, or of its variant: `contract.created` from a template. */
function keyOf(t: Translator, { type, payload }: RecordedEvent): TextKey | null {
  const variant = VARIANTS[type]?.(payload)
  const keys = [...(variant ? [`activity.${type}.${variant}`] : []), `activity.${type}`]
  return keys.find((key): key is TextKey => t.has(key)) ?? null
}

/** Types whose sentence depends on what their payload says. */
const VARIANTS: Record<string, (payload: RecordedPayload) => string | undefined> = {
  'contract.created': ({ from }) => from,
  'contract.renewed': ({ until }) => (until ? 'until' : 'plain'),
  'contract.terminated': ({ effect }) => (effect ? 'effect' : 'plain'),
  'step.dueDateSet': ({ dueDate }) => (dueDate ? 'set' : 'removed'),
  'validation.decided': ({ decision, decidedBy }) => (decidedBy ? `${decision}For` : decision),
  'validation.decisionCancelled': ({ decidedBy }) => (decidedBy ? 'absent' : 'plain'),
  'contract.shared': ({ day }) => (day ? 'until' : 'plain'),
  'contract.shareChanged': ({ day }) => (day ? 'until' : 'plain'),
  'signature.invited': ({ personId }) => (personId ? 'inside' : 'outside'),
  'signature.cancelled': ({ isReset }) => (isReset ? 'reset' : 'plain'),
}

/** Variants that say the act and nothing special, for its name. */
const PLAIN_VARIANTS = ['plain', 'scratch', 'set', 'accepted', 'outside']

/** Stands where a sentence tells a day. */
const NO_DAY = '0001-01-01'

/** An act without who, on what or when, for a list to choose from: « A terminé l’étape « … » ». Its type when nobody wrote its sentence. */
export function nameOfAct(t: Translator, type: string): string {
  const keys = ['', ...PLAIN_VARIANTS.map((variant) => `.${variant}`)]
  const key = keys.map((end) => `activity.${type}${end}`).find((each) => t.has(each))
  if (!key) return type
  const blank = { type, objectId: '', hasActor: true, payload: { day: NO_DAY }, personal: {} }
  const words = wordsOf(t, blank, { ofObject: new Map(), ofField: new Map(), hidden: new Set() })
  const veiled = Object.entries(words).map(([name, word]) => [
    name,
    typeof word === 'string' && word !== NO_DAY ? '…' : word,
  ])
  const params = { ...Object.fromEntries(veiled), actor: '', details: ['…'], fields: ['…'] }
  const text = t.chosen(key, params).replace(formatDay(NO_DAY, t.locale), '…')
  const act = text.trim().replace(/\.$/, '')
  return act.charAt(0).toLocaleUpperCase() + act.slice(1)
}

function wordsOf(
  t: Translator,
  { objectId, payload, personal }: RecordedEvent,
  { ofObject, ofField }: Names,
): Record<string, ParamValue> {
  const name = ofObject.get(payload.objectId ?? '') ?? ofObject.get(objectId)
  return {
    name: name ?? payload.stepName ?? t('activity.unnamed'),
    absent: personal?.absent ?? t('activity.someone'),
    label: personal?.label ?? t('activity.unnamed'),
    delegate: personal?.delegate ?? t('activity.someone'),
    signatory: personal?.signatory ?? t('activity.someone'),
    sharedWith: personal?.sharedWith ?? t('activity.someone'),
    level: payload.level ? levelName(t, payload.level) : '',
    details: (payload.changed ?? []).map((each) => detailName(t, each)),
    fields: (payload.variables ?? []).map((variable) => ofField.get(variable) ?? variable),
    day: payload.dueDate ?? payload.effect ?? payload.until ?? payload.day ?? '',
    count: payload.tries ?? payload.signatories ?? 0,
  }
}

function levelName(t: Translator, level: string): string {
  const key = `activity.level.${level}`
  return t.has(key) ? t.chosen(key, {}) : level
}

function detailName(t: Translator, detail: string): string {
  const key = `activity.detail.${detail}`
  return t.has(key) ? t.chosen(key, {}) : detail
}
