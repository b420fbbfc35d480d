import type { Sight } from '@tacite/document/compare-parts.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { textOfContract, textReader } from '../contracts/public.ts'
import { hiddenParts } from '../texts/public.ts'

/** What a person may see of any version: neither what was hidden from them then nor what is today. */
export async function versionSight(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<Sight & { hidden: ReadonlySet<string> }> {
  const reader = await textReader(db, actor, contractId, level)
  const textId = await textOfContract(db, contractId)
  return { reader, hidden: await hiddenParts(db, textId, reader) }
}
