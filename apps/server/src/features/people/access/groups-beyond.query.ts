import { LEVELS } from '@tacite/domain/access/levels.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { accessRuns, grantedFolders, visibleContracts } from './contract-scope.ts'
import type { Reader } from './reader.ts'

/**
 * Those of these groups with a grant that this person does not hold: a folder that is not open to them as far, or a
 * contract on which their level is lower. Nobody grants a right that they do not hold (decisions 2).
 */
export async function groupsBeyond(
  db: CompanyDatabase,
  person: Reader,
  groupIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (person.permissions.has('contracts3:list') && person.permissions.has('contracts3:all'))
    return new Set()
  const { rows } = await sql<{ id: string }>`
    select wanted.id::text from unnest(${[...groupIds]}::uuid[]) as wanted (id)
    where exists (
      select from folder_grant as given
      where given.company_id = ${db.companyId} and given.group_id = wanted.id and not ${holdsFolder(person)}
    ) or exists (
      select from contract_access
        join contract on contract.company_id = contract_access.company_id and contract.id = contract_access.contract_id
      where contract_access.company_id = ${db.companyId} and contract_access.group_id = wanted.id
        and ${accessRuns(person)} and not (${reachesLevel(person)})
    )`.execute(db.tx)
  return new Set(rows.map(({ id }) => id))
}

function holdsFolder(person: Reader) {
  if (!person.permissions.has('contracts3:list')) return sql<boolean>`false`
  return sql<boolean>`exists (select from (${grantedFolders(person)}) as held
    where held.id = given.folder_id and (held."grant" = 'edit' or given."grant" = 'read'))`
}

/** The person's own level on the shared contract is at least that of the share. */
function reachesLevel(person: Reader) {
  const ofLevel = LEVELS.map(
    (level) => sql`(contract_access.level = ${level} and ${visibleContracts(person, level)})`,
  )
  return sql<boolean>`${sql.join(ofLevel, sql` or `)}`
}
