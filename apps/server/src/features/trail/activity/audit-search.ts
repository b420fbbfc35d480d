import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { describeEvent, EVENT_NAMES, EVENTS } from '@tacite/domain/events/event-catalogue.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { sql, type RawBuilder } from 'kysely'
import { roleName } from '../../../platform/database/system-names.ts'
import { foldedHoldsText, holdsText } from '../../../platform/database/word-search.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { namesOfAct } from './name-of-act.ts'

/** The events of more contracts than this are so many that the first ones are found soon by reading the trail. */
const MOST_CONTRACTS = 1_000

/** The indexes know parts of three letters: shorter words are looked for in each event, of which many have them. */
const INDEXED_LETTERS = 3

/**
 * Events whose row has every typed word: in its sentence and kind of object as the reader reads them, in the names
 * recorded with it or of whom it concerns, or in its contract. Sentences are not stored: a word is looked for in what
 * they are made of. Each of these places has an index, so that rare words are found without reading the whole trail.
 */
export async function mentions(
  db: CompanyDatabase,
  { locale }: Pick<Actor, 'locale'>,
  search: string,
): Promise<RawBuilder<boolean>> {
  const t = createTranslator(locale)
  const each: RawBuilder<unknown>[] = []
  for (const word of search.split(/\s+/).filter(Boolean)) {
    // The one that takes longest to compare comes last.
    const places = [await ofContractsNamed(db, word), ...placesOf(t, db, word), recorded(word)]
    each.push(sql`(${sql.join(places, sql` or `)})`)
  }
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`
}

function placesOf(
  t: Translator,
  { companyId }: CompanyDatabase,
  word: string,
): RawBuilder<unknown>[] {
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
    sql`(${saysNames()} and audit_event.payload::text like any(array(
      ${named('person', sql`person.first_name || ' ' || person.last_name`)}
      union all ${named('role', roleName(t.locale))} union all ${named('person_group', sql`person_group.name`)}
      union all ${named('folder', sql`folder.path`)})))`,
    sql`(audit_event.action = 'role.permissionsChanged' and audit_event.payload::text like any(${rights.map(
      (right) => `%"${right}"%`,
    )}::text[]))`,
  ]
}

/** In the names recorded with it, which are kept as JSON writes them, without their keys. */
function recorded(word: string): RawBuilder<unknown> {
  const names = sql`recorded_words(audit_event.personal)`
  // Not what the index is on: of a shorter word it would return every event.
  const compared = isIndexed(word) ? names : sql`(${names} || '')`
  return foldedHoldsText(compared, JSON.stringify(word).slice(1, -1))
}

/** A list of ids is looked up in the index of the events; with a subquery the whole trail is read. */
async function ofContractsNamed(db: CompanyDatabase, word: string): Promise<RawBuilder<unknown>> {
  const named = db
    .select('contract')
    .where(holdsText(sql`contract.reference || ' ' || contract.title`, word))
    .select('contract.id')
  const rows = isIndexed(word) ? await named.limit(MOST_CONTRACTS + 1).execute() : null
  return rows && rows.length <= MOST_CONTRACTS
    ? sql`audit_event.contract_id = any(${rows.map(({ id }) => id)}::uuid[])`
    : sql`audit_event.contract_id in (${named})`
}

function isIndexed(word: string): boolean {
  return [...fold(word)].length >= INDEXED_LETTERS
}

/** Only payloads whose sentence names what they hold by its id. */
function saysNames(): RawBuilder<boolean> {
  const naming = EVENT_NAMES.filter((type) => describeEvent(type)?.changes)
  return sql<boolean>`audit_event.action = any(${naming}::text[])`
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
