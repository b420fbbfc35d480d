import { likeness, NEARLY_THE_SAME, SHINGLE_KEYS } from '@tacite/domain/imports/shingles.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { actorOfPerson, visibleContracts } from '../../../people/access/public.ts'
import { holdForJob } from '../imports-repository.ts'

/** What is nearly the same as a row: another file of the import, or a contract. */
export type Near = { position: number; percent: number } | { contractId: string; percent: number }

interface Sampled {
  position: number
  shingles: number[]
}

const SLICE = 200
const MOST_NEAR = 3
/** A key that more texts share is of a common form: it finds no duplicate that the others would not. */
const MOST_OF_KEY = 40

/**
 * Finds texts that are nearly the same as those of the rows, in the import and among the contracts that the person sees.
 * @returns false when the plan was stopped meanwhile
 */
export async function findNear(
  { inCompanyForReports: open, clock }: Pick<Platform, 'inCompanyForReports' | 'clock'>,
  { companyId, importId }: { companyId: string; importId: string },
  goesOn: (done: number) => Promise<boolean>,
): Promise<boolean> {
  const sampled = await open(companyId, (db) => samplesOf(db, importId))
  const within = finder(sampled)
  for (let start = 0; start < sampled.length; start += SLICE) {
    const some = sampled.slice(start, start + SLICE)
    await open(companyId, async (db) => {
      const held = await holdForJob(db, importId)
      const actor = held && (await actorOfPerson(db, held.createdBy, clock.now()))
      if (!actor) return
      const library = await alikeContracts(db, actor, some)
      await store(
        db,
        importId,
        some.map(({ position, shingles }) => ({
          position,
          near: nearest([...within({ position, shingles }), ...(library.get(position) ?? [])]),
        })),
      )
    })
    if (!(await goesOn(start + some.length))) return false
  }
  return true
}

/** Of rows that become something with a text of its own. */
async function samplesOf(db: CompanyDatabase, importId: string): Promise<Sampled[]> {
  const rows = await db
    .select('import_entry')
    .innerJoin('import_row', (join) =>
      join
        .onRef('import_row.company_id', '=', 'import_entry.company_id')
        .onRef('import_row.import_id', '=', 'import_entry.import_id')
        .onRef('import_row.position', '=', 'import_entry.position'),
    )
    .where('import_entry.import_id', '=', importId)
    .where('import_row.kind', 'in', ['contract', 'amendment'])
    .where('import_row.state', 'in', ['toCreate', 'toComplete'])
    .where(sql<boolean>`cardinality(import_entry.shingles) > 0`)
    .select(['import_entry.position', 'import_entry.shingles'])
    .orderBy('import_entry.position')
    .execute()
  return rows.map(({ position, shingles }) => ({ position, shingles: shingles! }))
}

function finder(sampled: readonly Sampled[]): (of: Sampled) => Near[] {
  const byKey = new Map<number, Sampled[]>()
  for (const each of sampled)
    for (const key of each.shingles.slice(0, SHINGLE_KEYS)) {
      const some = byKey.get(key)
      if (some) some.push(each)
      else byKey.set(key, [each])
    }
  return ({ position, shingles }) => {
    const keys = shingles.slice(0, SHINGLE_KEYS)
    const candidates = new Set(keys.flatMap((key) => byKey.get(key)!.slice(0, MOST_OF_KEY)))
    return [...candidates].flatMap((other) => {
      const alike = likeness(shingles, other.shingles)
      if (other.position === position || alike < NEARLY_THE_SAME) return []
      return [{ position: other.position, percent: Math.round(alike * 100) }]
    })
  }
}

async function alikeContracts(
  db: CompanyDatabase,
  actor: Actor,
  sampled: readonly Sampled[],
): Promise<Map<number, Near[]>> {
  const asked = sampled.map(({ position, shingles }) => ({
    position,
    keys: shingles.slice(0, SHINGLE_KEYS),
  }))
  const { rows } = await sql<{ position: number; contract_id: string; shingles: number[] }>`
    select asked.position, found.contract_id, found.shingles
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (position integer, keys integer[])
      cross join lateral (
        select document.contract_id, document.shingles from signed_document as document
          join contract on contract.company_id = document.company_id and contract.id = document.contract_id
        where document.company_id = ${db.companyId} and document.shingles is not null
          and document.shingles[1:8] && asked.keys and ${visibleContracts(actor)}
        limit ${MOST_OF_KEY}) as found`.execute(db.tx)
  const own = new Map(sampled.map(({ position, shingles }) => [position, shingles]))
  const near = new Map<number, Near[]>()
  for (const { position, contract_id, shingles } of rows) {
    const alike = likeness(own.get(position)!, shingles)
    if (alike < NEARLY_THE_SAME) continue
    const found = { contractId: contract_id, percent: Math.round(alike * 100) }
    near.set(position, [...(near.get(position) ?? []), found])
  }
  return near
}

function nearest(near: readonly Near[]): Near[] {
  return near.toSorted((one, other) => other.percent - one.percent).slice(0, MOST_NEAR)
}

async function store(
  db: CompanyDatabase,
  importId: string,
  rows: readonly { position: number; near: Near[] }[],
): Promise<void> {
  await sql`update import_row as row set near = found.near
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (position integer, near jsonb)
    where row.company_id = ${db.companyId} and row.import_id = ${importId} and row.position = found.position`.execute(
    db.tx,
  )
}
