import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Actor } from '../../platform/http/route.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'

/** Writes a whole text into a contract: its blocks and sections get ids of their own. */
export async function insertDocument(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  document: ContractDocument,
): Promise<void> {
  const now = clock.now()
  const blocks = document.blocks.map((block) => ({ ...block, id: newId(now) }))
  if (blocks.length === 0) return
  await db
    .insert(
      'contract_block',
      blocks.map(({ id, kind, name, description }, position) => ({
        id,
        contract_id: contractId,
        kind,
        name,
        description,
        position,
      })),
    )
    .execute()
  const sections = blocks.flatMap((block) =>
    block.sections.map(({ level, title, audience, isNumbered, content }, position) => ({
      id: newId(now),
      contract_id: contractId,
      block_id: block.id,
      position,
      level,
      title,
      audience,
      is_numbered: isNumbered ?? true,
      content: JSON.stringify(content),
      updated_by: actor.personId,
      updated_at: now,
    })),
  )
  // A statement has room for 65,535 parameters.
  for (let start = 0; start < sections.length; start += 1000) {
    await db.insert('contract_section', sections.slice(start, start + 1000)).execute()
  }
}
