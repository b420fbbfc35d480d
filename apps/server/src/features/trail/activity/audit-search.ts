import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { describeEvent, EVENT_NAMES, EVENTS } from '@tacite/domain/events/event-catalogue.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { sql, type RawBuilder } from 'kysely'
import { roleName } from '../../../platform/database/system-names.ts'
import { holdsText } from '../../../platform/database/word-search.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { namesOfAct } from './name-of-act.ts'

/**
 * Events whose row has every typed word: in its sentence and kind of object as the reader reads them, in the names
 * recorded with it or of whom it concerns, or in its contract. Sentences are not stored: a word is looked for in what
 * they are made of.
 */
export function mentions(
  { companyId, locale }: Pick<Actor, 'companyId' | 'locale'>,
  search: string,
): RawBuilder<boolean> {
  const t = createTranslator(locale)
  const words = search.split(/\s+/).filter(Boolean)
  const each = words.map((word) => sql`(${sql.join(placesOf(t, companyId, word), sql` or `)})`)
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`
}

function placesOf(t: Translator, companyId: string, word: string): RawBuilder<unknown>[] {
  const holds = (text: string) => fold(text).includes(fold(word))
  const acts = EVENT_NAMES.filter((type) => namesOfAct(t, type).every(holds))
  const kinds = [...new Set(Object.values(EVENTS).map(({ object }) => object))].filter((kind) =>
    holds(t.orNull(`audit.object.${kind}`, {}) ?? ''),
  )
  const rights = PERMISSIONS.filter((permission) =>
    holds(t.orNull(`permissions.label.${permission.replaceAll(':', '_')}`, {}) ?? ''),
  )
  const named = (
    table: string,
    name: RawBuilder<unknown>,
  ) => sql`select '%' || ${sql.ref(`${table}.id`)} || '%'
    from ${sql.table(table)} where ${sql.ref(`${table}.company_id`)} = ${companyId} and ${holdsText(name, word)}`
  return [
    sql`audit_event.action = any(${acts}::text[])`,
    sql`audit_event.object_type = any(${kinds}::text[])`,
    sql`exists (select from jsonb_each_text(
      case when jsonb_typeof(audit_event.personal) = 'object' then audit_event.personal else '{}' end) as recorded
      where ${holdsText(sql`recorded.value`, word)})`,
    sql`audit_event.contract_id in (select contract.id from contract where contract.company_id = ${companyId}
      and ${holdsText(sql`contract.reference || ' ' || contract.title`, word)})`,
    sql`(${saysNames()} and audit_event.payload::text like any(array(
      ${named('person', sql`person.first_name || ' ' || person.last_name`)}
      union all ${named('role', roleName(t.locale))} union all ${named('person_group', sql`person_group.name`)}
      union all ${named('folder', sql`folder.path`)})))`,
    sql`(audit_event.action = 'role.permissionsChanged' and audit_event.payload::text like any(${rights.map(
      (right) => `%"${right}"%`,
    )}::text[]))`,
  ]
}

/** Only payloads whose sentence names what they hold by its id. */
function saysNames(): RawBuilder<boolean> {
  const naming = EVENT_NAMES.filter((type) => describeEvent(type)?.changes)
  return sql<boolean>`audit_event.action = any(${naming}::text[])`
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
