import type { AccessImpact } from '@tacite/api/settings/folders-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { collator } from '@tacite/i18n/format.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { contractsByGrant, type Concerned } from './contracts-by-grant.query.ts'
import { countAccess } from './count-access.ts'
import { readAccessGrants, type AccessGrants } from './access-grants.query.ts'

/** People named on each side; the others are counted. */
const NAMED = 10

interface Previewed {
  at: Date
  locale: Locale
  /** The contracts affected by the change; the same before and after it. */
  concerned: Concerned
  /** The change, applied for the preview and rolled back. */
  change?: () => Promise<unknown>
  /** Folders that the change would delete. */
  withoutFolders?: readonly string[]
}

/**
 * Who would gain and who would lose access to how many contracts. Reads what folders and groups grant, applies the
 * change, reads again and rolls back; the contracts themselves do not change and are read once.
 */
export async function computeAccessImpact(
  db: CompanyDatabase,
  { at, locale, concerned, change, withoutFolders = [] }: Previewed,
): Promise<AccessImpact> {
  const before = await readAccessGrants(db)
  await sql`savepoint as_it_was`.execute(db.tx)
  await change?.()
  const after = await readAccessGrants(db)
  await sql`rollback to savepoint as_it_was`.execute(db.tx)
  for (const folderId of withoutFolders) after.holdersOfFolder.delete(folderId)

  const { numbers, holdersBefore, holdersAfter } = numberOpenings(concerned, before, after)
  const alike = await contractsByGrant(db, { at, concerned, numbers })
  const seenBefore = countAccess(alike, holdersBefore, before)
  const seenAfter = countAccess(alike, holdersAfter, after)
  return {
    contracts: alike.reduce((sum, one) => sum + (one.viewerId === null ? one.contracts : 0), 0),
    gain: await widened(db, locale, seenBefore, seenAfter),
    lose: await widened(db, locale, seenAfter, seenBefore),
  }
}

/** Folders open to the same holders, before and after, share a number; a group has its own. */
function numberOpenings(concerned: Concerned, before: AccessGrants, after: AccessGrants) {
  const numberOf = new Map<string, number>()
  const holdersBefore: (readonly string[])[] = []
  const holdersAfter: (readonly string[])[] = []
  const number = (was: readonly string[], is: readonly string[]) => {
    const key = `${was.join()} ${is.join()}`
    if (!numberOf.has(key)) {
      numberOf.set(key, holdersBefore.length)
      holdersBefore.push(was)
      holdersAfter.push(is)
    }
    return numberOf.get(key)!
  }
  const idsOf = (...sources: Iterable<string>[]) => new Set(sources.flatMap((ids) => [...ids]))
  const folderIds = idsOf(
    concerned.folderIds,
    before.holdersOfFolder.keys(),
    after.holdersOfFolder.keys(),
  )
  const holders = ({ holdersOfFolder }: AccessGrants, id: string) => holdersOfFolder.get(id) ?? []
  const groupIds = idsOf(
    concerned.groupIds,
    before.membersOfGroup.keys(),
    after.membersOfGroup.keys(),
  )
  return {
    holdersBefore,
    holdersAfter,
    numbers: {
      ofFolder: new Map(
        [...folderIds].map((id) => [id, number(holders(before, id), holders(after, id))]),
      ),
      ofGroup: new Map([...groupIds].map((id) => [id, number([id], [id])])),
    },
  }
}

/** Who sees more in the second than in the first, and how many more. */
async function widened(
  db: CompanyDatabase,
  locale: Locale,
  less: ReadonlyMap<string, number>,
  more: ReadonlyMap<string, number>,
): Promise<AccessImpact['gain']> {
  const differences = [...more]
    .map(([id, contracts]) => ({ id, contracts: contracts - (less.get(id) ?? 0) }))
    .filter(({ contracts }) => contracts > 0)
  const names = await namesOf(
    db,
    differences.map(({ id }) => id),
  )
  const named = differences.map(({ id, contracts }) => ({
    person: { _id: id, name: names.get(id)! },
    contracts,
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
