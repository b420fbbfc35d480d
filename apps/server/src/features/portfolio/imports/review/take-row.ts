import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importReviewEndpoints } from '@tacite/api/portfolio/import-review-endpoints.ts'
import { importAfter } from '@tacite/domain/imports/import-states.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { holdImport } from '../imports-repository.ts'
import { IS_OPEN } from '../plan/rows.query.ts'

type Wanted = BodyOf<typeof importReviewEndpoints.take>
type Taken = ResponseOf<typeof importReviewEndpoints.take>

/** Without a sign from whoever has a row in hand, it is free again: they went to lunch. */
const LEASE_MINUTES = 10

/**
 * Takes a row in hand, and leaves the ones that the person had. Nobody is kept from a row that is named: it says
 * whose it is.
 * @throws Refused that of the state of the import
 */
export async function takeRow(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { scope, position, after }: Wanted,
): Promise<Taken> {
  const held = await holdImport(db, actor, importId)
  importAfter(held.state, 'correct')
  const taken = position ?? (await nextRow(db, actor, importId, { scope, after }))
  await leaveRows(db, actor, importId)
  if (taken === null) return { position: null }
  await renewLease(db, actor, { importId, position: taken })
  return { position: taken }
}

/** The row is theirs from now on, unless it is somebody else's: each act of theirs gives them as long again. */
export async function renewLease(
  db: CompanyDatabase,
  actor: Actor,
  { importId, position }: { importId: string; position: number },
): Promise<void> {
  const until = new Date(actor.at.getTime() + LEASE_MINUTES * 60_000)
  await db
    .update('import_row')
    .set({ taken_by: actor.personId, taken_until: until })
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', position)
    .where(isFree(actor))
    .execute()
}

/** The person goes on with something else. */
async function leaveRows(db: CompanyDatabase, actor: Actor, importId: string): Promise<void> {
  await db
    .update('import_row')
    .set({ taken_by: null, taken_until: null })
    .where('import_row.import_id', '=', importId)
    .where('import_row.taken_by', '=', actor.personId)
    .execute()
}

/** Says that a row is reviewed, or that it is not after all. */
export async function finishRow(
  db: CompanyDatabase,
  actor: Actor,
  { importId, position }: { importId: string; position: number },
  isReviewed: boolean,
): Promise<void> {
  const held = await holdImport(db, actor, importId)
  importAfter(held.state, 'correct')
  const { numUpdatedRows } = await db
    .update('import_row')
    .set(
      isReviewed
        ? { reviewed_by: actor.personId, reviewed_at: actor.at }
        : { reviewed_by: null, reviewed_at: null },
    )
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', position)
    .where(IS_REVIEWED_ONE_BY_ONE)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refused('NOT_FOUND', 'IMPORT_ROW_NOT_FOUND')
}

/** The first row that is neither reviewed nor in other hands; after the last one, from the first on. */
async function nextRow(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { scope, after }: Pick<Wanted, 'scope' | 'after'>,
): Promise<number | null> {
  const isLater = sql<boolean>`(coalesce(import_row.next_limit, 'infinity'), import_row.position)
    > (select coalesce(before.next_limit, 'infinity'), before.position from import_row as before
       where before.company_id = ${db.companyId} and before.import_id = ${importId} and before.position = ${after ?? -1})`
  const row = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where(IS_REVIEWED_ONE_BY_ONE)
    .where('import_row.reviewed_at', 'is', null)
    .where(isFree(actor))
    .$if(scope === 'doubts', (query) => query.where(HAS_DOUBT))
    .$if(after !== undefined, (query) => query.where('import_row.position', '<>', after!))
    .select('import_row.position')
    .orderBy(sql`coalesce(${isLater}, false)`, 'desc')
    .orderBy(sql`import_row.next_limit nulls last`)
    .orderBy('import_row.position')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? null
}

function isFree({ personId, at }: Actor) {
  return sql<boolean>`(import_row.taken_by is null or import_row.taken_by = ${personId} or import_row.taken_until <= ${at})`
}

/** What becomes a contract and is none yet. */
export const IS_REVIEWED_ONE_BY_ONE = sql<boolean>`(${IS_OPEN} and import_row.kind <> 'attachment')`

/** Something is proposed, missing or not understood. */
export const HAS_DOUBT = sql<boolean>`(import_row.proposals <> '[]' or import_row.state <> 'toCreate')`
