import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { ClauseRecord, clausesEndpoints } from '@tacite/api/writing/clauses-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { clauseRecord } from './clause-record.query.ts'
import { insertClause } from './insert-clause.ts'
import { requireForm } from './save-clause.ts'
import { readWritten } from './written-clause.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/**
 * Creates a variant of a standard clause, proposed after the others; it starts with the text of that clause.
 *
 * @throws Refused STATE when the clause is a variant itself
 */
export async function addVariant(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  standardId: string,
  form: BodyOf<typeof clausesEndpoints.addVariant>,
): Promise<ClauseRecord> {
  await lockRow(db, 'clause', standardId)
  const { standard } = await clauseRecord(db, actor, standardId)
  if (standard) throw new Refused('STATE', 'CLAUSE_VARIANT_OF_VARIANT')
  requireForm(form.stance, { ...form, categoryId: null, folderIds: [] })
  const { version: _, ...written } = await readWritten(db, standardId)
  const { stance, ...words } = form
  const position = await nextPosition(db, standardId)
  const variant = { ...words, ...written, variantOf: { standardId, stance, position } }
  const id = await insertClause(deps, db, variant, { writtenBy: actor.personId })
  await deps.events.record(db, namedEvent(actor, 'clause.created', { id, name: form.title }))
  return clauseRecord(db, actor, id)
}

/** The place after the variants that a standard clause has. Its row is locked. */
export async function nextPosition(db: CompanyDatabase, standardId: string): Promise<number> {
  const { position } = await db
    .select('clause')
    .where('clause.standard_id', '=', standardId)
    .select(sql<number>`coalesce(max(clause.position) + 1, 0)`.as('position'))
    .executeTakeFirstOrThrow()
  return position
}

/**
 * Sets the order in which the fallbacks of a clause are proposed.
 *
 * @throws Refused RULE when they are no longer those that the person put in order
 */
export async function orderVariants(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  standardId: string,
  { fallbackIds }: BodyOf<typeof clausesEndpoints.orderVariants>,
): Promise<ClauseRecord> {
  await lockRow(db, 'clause', standardId)
  const { title, variants } = await clauseRecord(db, actor, standardId)
  const known = variants.filter(({ stance }) => stance === 'fallback').map(({ _id }) => _id)
  const asked = new Set(fallbackIds)
  if (asked.size !== known.length || known.some((id) => !asked.has(id)))
    throw new Refused('RULE', { code: 'CLAUSE_VARIANTS_OUTDATED', field: 'fallbackIds' })
  await sql`update clause set position = ordered.place
    from unnest(${[...fallbackIds]}::uuid[]) with ordinality as ordered (id, place)
    where clause.company_id = ${db.companyId} and clause.id = ordered.id`.execute(db.tx)
  const named = { id: standardId, name: title }
  await events.record(db, namedEvent(actor, 'clause.variantsOrdered', named))
  return clauseRecord(db, actor, standardId)
}
