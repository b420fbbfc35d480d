import type { TextReader } from '@tacite/document/audience.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { hiddenParts } from '../texts/public.ts'

const COLUMNS = { received: 'original_sha256', copy: 'original_copy_sha256' } as const

/** The uploaded file that a contract was made from, or its copy, for those who may read all of the text. */
export async function originalFile(
  db: CompanyDatabase,
  { contractId, version }: { contractId: string; version: 'received' | 'copy' },
  reader: TextReader,
): Promise<{ sha256: string; name: string; mediaType: string }> {
  const row = await db
    .select('contract')
    .innerJoin('file', (join) =>
      join
        .onRef('file.company_id', '=', 'contract.company_id')
        .onRef('file.sha256', '=', `contract.${COLUMNS[version]}`),
    )
    .where('contract.id', '=', contractId)
    .select(['file.sha256', 'file.media_type', 'contract.original_name', 'contract.text_id'])
    .executeTakeFirst()
  if (!row || (await hiddenParts(db, row.text_id, reader)).size > 0)
    throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return { sha256: row.sha256, mediaType: row.media_type, name: row.original_name ?? 'original' }
}
