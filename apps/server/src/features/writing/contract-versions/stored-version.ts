import type { StatedContent } from '@tacite/document/stated-content.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readKept } from '../contracts/public.ts'

/** A version with what the contract stated. */
export interface StoredVersion {
  id: string
  number: number
  name: string | null
  keptAt: Date
  contentHash: string
  content: StatedContent
}

/**
 * A version of a contract by its number.
 *
 * @throws Refused NOT_FOUND; STATE where its content no longer matches its hash
 */
export async function requireVersion(
  db: CompanyDatabase,
  contractId: string,
  number: number,
): Promise<StoredVersion> {
  const row = await findVersion(db, contractId, number)
  const content = await readKept(db, contractId, row.contentHash)
  if (content === 'unknown') throw new Refused('NOT_FOUND', 'VERSION_NOT_FOUND')
  if (content === 'altered') throw new Refused('STATE', 'VERSION_ALTERED')
  return { ...row, content }
}

/** The same without its content. @throws Refused NOT_FOUND */
export async function findVersion(
  db: CompanyDatabase,
  contractId: string,
  number: number,
): Promise<Omit<StoredVersion, 'content'>> {
  const row = await db
    .select('contract_version')
    .where('contract_version.contract_id', '=', contractId)
    .where('contract_version.number', '=', number)
    .select(['id', 'number', 'name', 'kept_at as keptAt', 'content_hash as contentHash'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'VERSION_NOT_FOUND')
  return row
}
