import type { AuditDetail } from '@tacite/api/trail/audit-endpoints.ts'
import { parseIsoDay } from '@tacite/domain/calendar/iso-day.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { formatDay } from '@tacite/i18n/format.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { readEvent, presentEvents } from './audit-events.query.ts'
import { factsIn } from './recorded-event.ts'

/** One event with what was recorded with it. */
export async function auditDetail(
  db: CompanyDatabase,
  actor: Actor,
  eventId: string,
): Promise<AuditDetail> {
  const event = await readEvent(db, actor, eventId)
  if (!event) throw new Refused('NOT_FOUND', 'AUDIT_EVENT_NOT_FOUND')
  const t = createTranslator(actor.locale)
  const [row] = await presentEvents(db, t, [event])
  const { actor: _actor, ...personal } = factsIn(event.personal)
  return {
    ...row!,
    objectId: event.objectId,
    personId: event.actorId,
    facts: factsOf(t, actor.locale, { ...personal, ...factsIn(event.payload) }),
    payload: JSON.stringify(event.payload),
    hash: event.hash?.toString('hex') ?? null,
    previousHash: event.previousHash?.toString('hex') ?? null,
  }
}

/** What has a displayable name; ids and hashes stay in the payload. */
function factsOf(
  t: Translator,
  locale: Locale,
  recorded: Record<string, unknown>,
): { name: string; value: string }[] {
  return Object.entries(recorded).flatMap(([name, value]) => {
    const key = `audit.fact.${name}`
    if (!t.has(key)) return []
    const text = wordsOf(t, locale, value)
    return text === null ? [] : [{ name: t.chosen(key, {}), value: text }]
  })
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-|^[0-9a-f]{64}$/

function wordsOf(t: Translator, locale: Locale, value: unknown): string | null {
  if (typeof value === 'boolean') return t(value ? 'common.answer.yes' : 'common.answer.no')
  if (typeof value === 'number') return value.toLocaleString(locale)
  if (typeof value === 'string') {
    if (value === '' || ID.test(value)) return null
    return parseIsoDay(value) ? formatDay(value, locale) : inWords(t, value)
  }
  if (!Array.isArray(value)) return null
  const parts = value.flatMap((each) => wordsOf(t, locale, each) ?? [])
  return parts.length > 0 ? parts.join(', ') : null
}

/** Translates our codes; user text stays as it was written. */
function inWords(t: Translator, text: string): string {
  const key = `audit.value.${text}`
  return t.has(key) ? t.chosen(key, {}) : text
}
