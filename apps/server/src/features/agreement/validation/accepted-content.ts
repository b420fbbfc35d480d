import {
  keepContent,
  readKeptContent,
  type StatedContent,
} from '@tacite/document/stated-content.ts'
import { createHash } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import {
  statedOf,
  type ContentBinding,
  type ContractContent,
} from '../../writing/contracts/public.ts'

/**
 * Keeps what is accepted, once for each content: whoever is asked again sees what changed since. What is still bound
 * in format 1 is not kept; such validations are requested again at the upgrade.
 */
export async function keepAccepted(
  db: CompanyDatabase,
  contractId: string,
  { content, binding, at }: { content: ContractContent; binding: ContentBinding; at: Date },
): Promise<void> {
  if (binding.format !== 2) return
  const { bytes, partIds } = keepContent(statedOf(content, binding.leftOut))
  await db
    .insert('accepted_content', {
      contract_id: contractId,
      content_hash: binding.hash,
      content: bytes,
      part_ids: [...partIds],
      kept_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The content of this hash: `unknown` when it was not kept, `altered` when it is no longer what the hash covers. */
export async function readAccepted(
  db: CompanyDatabase,
  contractId: string,
  contentHash: string,
): Promise<StatedContent | 'unknown' | 'altered'> {
  const row = await db
    .select('accepted_content')
    .where('accepted_content.contract_id', '=', contractId)
    .where('accepted_content.content_hash', '=', contentHash)
    .select(['content', 'part_ids'])
    .executeTakeFirst()
  if (!row) return 'unknown'
  const hash = createHash('sha256').update(row.content).digest('hex')
  return hash === contentHash
    ? readKeptContent({ bytes: row.content, partIds: row.part_ids })
    : 'altered'
}
