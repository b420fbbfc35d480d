import { sql } from 'kysely'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { FileReference } from './file-references.ts'

const MOST = 5

interface Holder {
  place: string
  contract: string | null
}

/** What uses a file, in words for an operator; null when the file has no row any more. */
export async function describeHolders(
  db: CompanyDatabase,
  references: readonly FileReference[],
  sha256: string,
): Promise<string[] | null> {
  const row = await db
    .select('file')
    .where('file.sha256', '=', sha256)
    .select('file.sha256')
    .executeTakeFirst()
  if (!row) return null
  const holders = await holdersOf(db, references, sha256)
  return holders.map(({ place, contract }) =>
    contract === null ? place : `contract ${contract} (${place})`,
  )
}

/** The references of the contracts that a file belongs to. */
export async function contractsOfFile(
  db: CompanyDatabase,
  references: readonly FileReference[],
  sha256: string,
): Promise<string[]> {
  const holders = await holdersOf(db, references, sha256)
  return [...new Set(holders.flatMap(({ contract }) => contract ?? []))]
}

async function holdersOf(
  db: CompanyDatabase,
  references: readonly FileReference[],
  sha256: string,
): Promise<Holder[]> {
  const looks = references.map(({ table, companyColumn, column, isDocument }) => {
    const named = sql.ref(`holder.${column}`)
    const names = isDocument
      ? sql`files_of(${named}) <> '[]' and files_of(${named}) ? ${sha256}`
      : sql`${named} = ${sha256}`
    return sql`(select distinct ${`${table}.${column}`} as place, contract.reference as contract
      from ${sql.table(table)} as holder
      left join contract on contract.company_id = ${db.companyId}
        and contract.id = coalesce((to_jsonb(holder) ->> 'contract_id')::uuid,
          (select attachment.contract_id from attachment where attachment.company_id = ${db.companyId}
            and attachment.id = (to_jsonb(holder) ->> 'attachment_id')::uuid),
          case when ${table} = 'contract' then (to_jsonb(holder) ->> 'id')::uuid end)
      where ${sql.ref(`holder.${companyColumn}`)} = ${db.companyId} and ${names} limit ${MOST})`
  })
  const { rows } = await sql<Holder>`${sql.join(looks, sql` union all `)}`.execute(db.tx)
  return rows
}
