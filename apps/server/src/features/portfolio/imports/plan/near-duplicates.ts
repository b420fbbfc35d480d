import { likeness, NEARLY_THE_SAME, SHINGLE_KEYS } from '@tacite/domain/imports/shingles.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { actorOfPerson, visibleContracts } from '../../../people/access/public.ts'
import { holdForJob } from '../imports-repository.ts'

/** What is nearly the same as a row: another file of the import, or a contract. */
export type Near = { position: number; percent: number } | { contractId: string; percent: number }

/** A text with the first of its sample, by which candidates are found. */
interface Keyed {
  position: number
  keys: number[]
}

/** What shares a key with each text of a slice. */
interface Candidates {
  /** Positions in the import. */
  within: ReadonlyMap<number, number[]>
  /** Of the library; a text without any is missing. */
  contracts: ReadonlyMap<number, CandidateContract[]>
}

interface CandidateContract {
  position: number
  contract_id: string
  shingles: number[]
}

type Compared = ({ position: number } | { contractId: string }) & { alike: number }

const SLICE = 200
const MOST_NEAR = 3
/** A key that more texts share is of a common form: it finds no duplicate that the others would not. */
const MOST_OF_KEY = 40

/**
 * Finds texts that are nearly the same as those of the rows, in the import and among the contracts that the person sees.
 * Only the keys of all texts are in memory at once: samples are read for the texts of a slice that share one.
 *
 * @returns false when the plan was stopped meanwhile
 */
export async function findNear(
  { inCompanyForReports: open, clock }: Pick<Platform, 'inCompanyForReports' | 'clock'>,
  { companyId, importId }: { companyId: string; importId: string },
  goesOn: (done: number) => Promise<boolean>,
): Promise<boolean> {
  const texts = await open(companyId, (db) => keyedTexts(db, importId))
  const candidatesOf = finder(texts)
  for (let start = 0; start < texts.length; start += SLICE) {
    const some = texts.slice(start, start + SLICE)
    await open(companyId, async (db) => {
      const held = await holdForJob(db, importId)
      const actor = held && (await actorOfPerson(db, held.createdBy, clock.now()))
      if (!actor) return
      const contracts = await candidateContracts(db, actor, some)
      const within = new Map(some.map((text) => [text.position, candidatesOf(text)]))
      await store(db, importId, await compare(db, importId, { within, contracts }))
    })
    if (!(await goesOn(start + some.length))) return false
  }
  return true
}

/** Of rows that become something with a text of its own. */
function keyedTexts(db: CompanyDatabase, importId: string): Promise<Keyed[]> {
  return db
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
    .select('import_entry.position')
    .select(asJson(sql`import_entry.shingles[1:${sql.lit(SHINGLE_KEYS)}]`).as('keys'))
    .orderBy('import_entry.position')
    .execute()
}

/** Parsing 128 numbers leaves 59 KB of garbage when the driver reads them as an array, 3 KB when it reads them as JSON. */
function asJson(numbers: RawBuilder<unknown>) {
  return sql<number[]>`to_jsonb(${numbers})`
}

function finder(texts: readonly Keyed[]): (text: Keyed) => number[] {
  const byKey = new Map<number, number[]>(sharedKeys(texts).map((key) => [key, []]))
  for (const { position, keys } of texts) for (const key of keys) byKey.get(key)?.push(position)
  return ({ position, keys }) => {
    const candidates = new Set(keys.flatMap((key) => byKey.get(key)?.slice(0, MOST_OF_KEY) ?? []))
    return [...candidates].filter((other) => other !== position)
  }
}

/** Those of several texts: most keys are of one text, and find nothing. */
function sharedKeys(texts: readonly Keyed[]): number[] {
  const sorted = Int32Array.from(texts.flatMap(({ keys }) => keys)).toSorted()
  return Array.from(sorted.filter((key, at) => key === sorted[at + 1]))
}

async function candidateContracts(
  db: CompanyDatabase,
  actor: Actor,
  asked: readonly Keyed[],
): Promise<Map<number, CandidateContract[]>> {
  const { rows } = await sql<CandidateContract>`
    select asked.position, found.contract_id, ${asJson(sql`found.shingles`)} as shingles
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (position integer, keys integer[])
      cross join lateral (
        select document.contract_id, document.shingles from signed_document as document
          join contract on contract.company_id = document.company_id and contract.id = document.contract_id
        where document.company_id = ${db.companyId} and document.shingles is not null
          and document.shingles[1:8] && asked.keys and ${visibleContracts(actor)}
        limit ${MOST_OF_KEY}) as found`.execute(db.tx)
  return Map.groupBy(rows, ({ position }) => position)
}

/** Compares the sample of each text with those of its candidates; a text without candidates needs none. */
async function compare(
  db: CompanyDatabase,
  importId: string,
  { within, contracts }: Candidates,
): Promise<{ position: number; near: Near[] }[]> {
  const compared = [...within].filter(
    ([position, others]) => others.length > 0 || contracts.has(position),
  )
  const sampleOf = await samplesOf(db, importId, new Set(compared.flat(2)))
  return [...within].map(([position, others]) => {
    const like = (shingles: number[]) => likeness(sampleOf.get(position)!, shingles)
    const ofImport = others.map((other) => ({ position: other, alike: like(sampleOf.get(other)!) }))
    const ofLibrary = (contracts.get(position) ?? []).map(({ contract_id, shingles }) => ({
      contractId: contract_id,
      alike: like(shingles),
    }))
    return { position, near: nearest([...ofImport, ...ofLibrary]) }
  })
}

async function samplesOf(
  db: CompanyDatabase,
  importId: string,
  positions: ReadonlySet<number>,
): Promise<Map<number, number[]>> {
  const rows = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', sql<number>`any(${[...positions]}::int[])`)
    .select(['import_entry.position', asJson(sql`import_entry.shingles`).as('shingles')])
    .execute()
  return new Map(rows.map(({ position, shingles }) => [position, shingles]))
}

function nearest(compared: readonly Compared[]): Near[] {
  return compared
    .filter(({ alike }) => alike >= NEARLY_THE_SAME)
    .map(({ alike, ...found }) => ({ ...found, percent: Math.round(alike * 100) }))
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, MOST_NEAR)
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
