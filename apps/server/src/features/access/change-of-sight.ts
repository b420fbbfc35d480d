import type { SightChange } from '@tacite/api/folders-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { collator } from '@tacite/i18n/format.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { sightOf, type Sight } from './sight-of.query.ts'
import { personName } from '../../platform/database/person-name.ts'

/** People named on each side; the others are counted. */
const NAMED = 10

interface Previewed {
  at: Date
  locale: Locale
  /** Selects each `contract_id` that the change is about, once; the same before and after it. */
  contracts: RawBuilder<unknown>
  /** What is changed for the time of the question, and taken back. */
  change?: () => Promise<unknown>
  /** Folders that would be no more. */
  withoutFolders?: readonly string[]
}

/**
 * Who would gain and who would lose sight of how many contracts: what everybody sees is counted, the change is made,
 * counted again and taken back. Nobody gains some and loses others by one change.
 */
export async function changeOfSight(
  db: CompanyDatabase,
  { at, locale, contracts, change, withoutFolders = [] }: Previewed,
): Promise<SightChange> {
  const before = await sightOf(db, { at, contracts })
  await sql`savepoint as_it_was`.execute(db.tx)
  await change?.()
  const after = await sightOf(db, { at, contracts, withoutFolders })
  await sql`rollback to savepoint as_it_was`.execute(db.tx)
  return {
    contracts: before.contracts,
    gain: await widened(db, locale, before, after),
    lose: await widened(db, locale, after, before),
  }
}

/** Those who see more in the second than in the first, and how much more. */
async function widened(
  db: CompanyDatabase,
  locale: Locale,
  less: Sight,
  more: Sight,
): Promise<SightChange['gain']> {
  const differences = [...more.ofPerson]
    .map(([id, contracts]) => ({ id, contracts: contracts - (less.ofPerson.get(id) ?? 0) }))
    .filter(({ contracts }) => contracts > 0)
  const names = await namesOf(
    db,
    differences.map(({ id }) => id),
  )
  const named = differences.map(({ id, contracts }) => ({
    ...{ person: { _id: id, name: names.get(id)! }, contracts },
  }))
  const { compare } = collator(locale)
  const inOrder = named.toSorted(
    (a, b) => b.contracts - a.contracts || compare(a.person.name, b.person.name),
  )
  return { people: named.length, value: inOrder.slice(0, NAMED) }
}

async function namesOf(db: CompanyDatabase, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, ${personName('person')} as name from person
    where person.company_id = ${db.companyId} and person.id = any(${[...ids]}::uuid[])`.execute(
    db.tx,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
