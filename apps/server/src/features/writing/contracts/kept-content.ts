import { allSections } from '@tacite/document/contract-document.ts'
import { currentDocument, SCHEMA_VERSION } from '@tacite/document/schema-version.ts'
import {
  keepContent,
  readKeptContent,
  type StatedContent,
} from '@tacite/document/stated-content.ts'
import { imagesIn } from '@tacite/document/walk-document.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { statedOf, type ContentBinding } from './content-binding.ts'
import type { ContractContent } from './contract-content.query.ts'

/**
 * Keeps what is accepted, sent or versioned, once for each content: it can be read and compared for as long as its
 * contract exists, with its images and annexes. What is still bound in format 1 is not kept; such validations are
 * requested again at the upgrade.
 */
export async function storeContent(
  db: CompanyDatabase,
  contractId: string,
  { content, binding, at }: { content: ContractContent; binding: ContentBinding; at: Date },
): Promise<void> {
  if (binding.format !== 2) return
  const { bytes, partIds } = keepContent(statedOf(content, binding.leftOut))
  await db
    .insert('kept_content', {
      contract_id: contractId,
      content_hash: binding.hash,
      content: bytes,
      part_ids: [...partIds],
      schema_version: SCHEMA_VERSION,
      kept_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await holdFiles(db, contractId, binding.hash, filesOf(content))
}

function filesOf({ document, annexes }: ContractContent): string[] {
  return [
    ...imagesIn(allSections(document).map(({ content }) => content)),
    ...annexes.map(({ sha256 }) => sha256),
  ]
}

/** A text may name an image whose file is already gone: there is nothing of it to hold. */
async function holdFiles(
  db: CompanyDatabase,
  contractId: string,
  contentHash: string,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return
  await sql`insert into kept_content_file (company_id, contract_id, content_hash, sha256)
    select file.company_id, ${contractId}, ${contentHash}, file.sha256 from file
    where file.company_id = ${db.companyId} and file.sha256 = any(${[...files]}::text[])
    on conflict do nothing`.execute(db.tx)
}

/** The content of this hash: `unknown` when it was not kept, `altered` when it is no longer what the hash covers. */
export async function readKept(
  db: CompanyDatabase,
  contractId: string,
  contentHash: string,
): Promise<StatedContent | 'unknown' | 'altered'> {
  const row = await db
    .select('kept_content')
    .where('kept_content.contract_id', '=', contractId)
    .where('kept_content.content_hash', '=', contentHash)
    .select(['content', 'part_ids', 'schema_version'])
    .executeTakeFirst()
  if (!row) return 'unknown'
  const hash = createHash('sha256').update(row.content).digest('hex')
  if (hash !== contentHash) return 'altered'
  const stated = readKeptContent({ bytes: row.content, partIds: row.part_ids })
  return { ...stated, document: currentDocument(stated.document, row.schema_version) }
}
