import { MOST_COUNTED_EVENTS, type AuditRow } from '@tacite/api/trail/audit-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { seesEveryContract, visibleContracts } from '../../people/access/public.ts'
import { mentions } from './audit-search.ts'
import { readNames } from './names.query.ts'
import { partIds, type RecordedEvent } from './recorded-event.ts'
import { writeSentence } from './write-sentence.ts'

export interface AuditFilter {
  person?: string | undefined
  objectType?: string | undefined
  object?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

export interface StoredEvent extends RecordedEvent {
  id: string
  /** Its number in the chain; null, like the hashes, until it is chained. */
  sequence: number | null
  at: Date
  actorId: string | null
  objectType: string
  reference: string | null
  title: string | null
  hash: Buffer | null
  previousHash: Buffer | null
}

/** One page of events, newest first, with a bounded count. */
export async function auditEvents(
  db: CompanyDatabase,
  actor: Actor,
  { $top, $skip, ...filter }: AuditFilter & { $top: number; $skip: number },
): Promise<{ value: AuditRow[]; count: number; isMore: boolean }> {
  const page = { top: rowLimit($top), $skip }
  const isWanted = await isAsked(db, actor, filter)
  const { count, events } = filter.search
    ? await searchedEvents(db, isWanted, page)
    : await newestEvents(db, isWanted, page)
  const t = createTranslator(actor.locale)
  return {
    value: await presentEvents(db, t, events),
    count: Math.min(count, MOST_COUNTED_EVENTS),
    isMore: count > MOST_COUNTED_EVENTS,
  }
}

interface Page {
  top: number
  $skip: number
}

/** Counted no further than a page says: at a million events an exact count takes longer than anyone waits for one. */
async function newestEvents(db: CompanyDatabase, isWanted: RawBuilder<boolean>, page: Page) {
  return {
    count: await countWanted(db, isWanted, MOST_COUNTED_EVENTS + 1),
    events: await readEvents(db, isWanted, page),
  }
}

/**
 * The same for few among many: once all are counted, a page of them is known, whereas reading it newest first would read
 * every event between two that are found.
 */
async function searchedEvents(
  db: CompanyDatabase,
  isWanted: RawBuilder<boolean>,
  { top, $skip }: Page,
) {
  const { rows } = await sql<{ count: number; ids: string[] }>`with found as materialized (
      select audit_event.id from audit_event where ${isWanted} limit ${MOST_COUNTED_EVENTS + 1})
    select (select count(*)::int from found) as count,
      array(select found.id from found order by found.id desc limit ${top} offset ${$skip}) as ids`.execute(
    db.tx,
  )
  const { count, ids } = rows[0]!
  // So many that a page of them is found soon.
  const isMore = count > MOST_COUNTED_EVENTS
  const events = isMore
    ? await readEvents(db, isWanted, { top, $skip })
    : await readEvents(db, hasId(db, ids), { top, $skip: 0 })
  return { count, events }
}

function hasId({ companyId }: CompanyDatabase, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`audit_event.company_id = ${companyId} and audit_event.id = any(${[...ids]}::uuid[])`
}

/** Counted no further than `most`. */
export async function countEvents(
  db: CompanyDatabase,
  actor: Actor,
  filter: AuditFilter,
  most: number,
): Promise<number> {
  return countWanted(db, await isAsked(db, actor, filter), most)
}

async function countWanted(
  db: CompanyDatabase,
  isWanted: RawBuilder<boolean>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from audit_event where ${isWanted} limit ${most}) as found`.execute(db.tx)
  return rows[0]!.count
}

/** The events of the chain up to a number and older than one, newest first: the next batch of an export. */
export async function eventsBefore(
  db: CompanyDatabase,
  actor: Actor,
  filter: AuditFilter,
  { chainedTo, before, top }: { chainedTo: number; before: string | null; top: number },
): Promise<StoredEvent[]> {
  const isWanted = sql<boolean>`${await isAsked(db, actor, filter)} and audit_event.sequence <= ${chainedTo}
    and (${before}::uuid is null or audit_event.id < ${before})`
  return readEvents(db, isWanted, { top, $skip: 0 })
}

/** One event that the person may see; undefined when there is none. */
export async function readEvent(
  db: CompanyDatabase,
  actor: Actor,
  eventId: string,
): Promise<StoredEvent | undefined> {
  const isWanted = sql<boolean>`${await isAsked(db, actor, {})} and audit_event.id = ${eventId}`
  return (await readEvents(db, isWanted, { top: 1, $skip: 0 }))[0]
}

/** Matching the filter, and not about a contract hidden from the person: the one scope applies here too. */
async function isAsked(
  db: CompanyDatabase,
  actor: Actor,
  filter: AuditFilter,
): Promise<RawBuilder<boolean>> {
  const day = (date: string, days: number) =>
    sql`((${date}::date + ${days}::integer)::timestamp at time zone
      (select company.time_zone from company where company.id = ${db.companyId}))`
  const conditions = [
    sql`audit_event.company_id = ${db.companyId}`,
    ...(filter.person ? [sql`audit_event.actor_id = ${filter.person}`] : []),
    ...(filter.objectType ? [sql`audit_event.object_type = ${filter.objectType}`] : []),
    ...(filter.object ? [sql`audit_event.object_id = ${filter.object}`] : []),
    ...(filter.action ? [sql`audit_event.action = ${filter.action}`] : []),
    ...(filter.from ? [sql`audit_event.at >= ${day(filter.from, 0)}`] : []),
    ...(filter.to ? [sql`audit_event.at < ${day(filter.to, 1)}`] : []),
    ...(filter.search ? [await mentions(db, actor, filter.search)] : []),
    ...(seesEveryContract(actor)
      ? []
      : [
          // Asked of each event: there may be many more contracts than events on a page.
          sql`(audit_event.contract_id is null or exists (select from contract
            where contract.company_id = ${db.companyId} and contract.id = audit_event.contract_id and ${visibleContracts(actor)}))`,
        ]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** By id, that is by time of the act, chained or not, so that a page does not change when they are chained. */
async function readEvents(
  db: CompanyDatabase,
  isWanted: RawBuilder<boolean>,
  { top, $skip }: Page,
): Promise<StoredEvent[]> {
  const { rows } = await sql<Omit<StoredEvent, 'hasActor'>>`
    select event.id, event.sequence, event.at, event.action as type, event.actor_id as "actorId",
      event.object_type as "objectType", event.object_id as "objectId", event.contract_id as "contractId",
      event.payload, event.personal, event.hash, event.previous_hash as "previousHash",
      contract.reference, contract.title
    from (
      select audit_event.* from audit_event where ${isWanted}
      order by audit_event.id desc limit ${top} offset ${$skip}
    ) as event
    left join contract on contract.company_id = ${db.companyId} and contract.id = event.contract_id
    order by event.id desc`.execute(db.tx)
  return rows.map((row) => ({ ...row, hasActor: row.actorId !== null }))
}

/** The events as sentences. Restricted parts of a text are never named, for any reader. */
export async function presentEvents(
  db: CompanyDatabase,
  t: Translator,
  events: readonly StoredEvent[],
): Promise<AuditRow[]> {
  const names = {
    ...(await readNames(db, t.locale, events)),
    hidden: await restrictedParts(db, events),
  }
  return events.map((event) => ({
    ...writeSentence(t, event, names),
    _id: event.id,
    sequence: event.sequence,
    at: event.at.toISOString(),
    type: event.type,
    objectType: event.objectType,
    objectKind: objectKind(t, event.objectType),
    contract:
      event.contractId === null || event.title === null
        ? null
        : { _id: event.contractId, reference: event.reference ?? '', title: event.title },
  }))
}

export function objectKind(t: Translator, objectType: string): string {
  const key = `audit.object.${objectType}`
  return t.has(key) ? t.chosen(key, {}) : objectType
}

async function restrictedParts(
  db: CompanyDatabase,
  events: readonly StoredEvent[],
): Promise<ReadonlySet<string>> {
  const ids = events.flatMap(partIds)
  if (ids.length === 0) return new Set()
  const rows = await db
    .select('text_section')
    .where('text_section.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('text_section.audience', '<>', 'anyone')
    .select('text_section.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
