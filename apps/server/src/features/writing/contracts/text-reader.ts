import type { TextReader } from '@tacite/document/audience.ts'
import { levelReaches, type ContractLevel } from '@tacite/domain/access/levels.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { answersForText, type Reader } from '../../people/access/public.ts'

/**
 * How a person of the company reads a contract's text. A validator reads all of it, like its editors: nobody should
 * answer for what they cannot read.
 */
export async function textReader(
  db: CompanyDatabase,
  actor: Reader,
  contractId: string,
  level: ContractLevel,
): Promise<TextReader> {
  if (levelReaches(level, 'editor')) return 'author'
  return (await answersForText(db, actor, contractId)) ? 'author' : 'collaborator'
}
