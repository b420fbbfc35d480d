import { printObstacles, type PrintObstacle } from '@tacite/domain/attachments/printed-annexes.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** An annex as the contract states it: its name, and the file that counts. */
export interface ContractAnnex {
  id: string
  /** After those of the text: two annexes never have the same number. */
  number: number
  name: string
  signatureDate: string | null
  fileName: string
  mediaType: string
  sha256: string
  sizeBytes: number
  pageCount: number
  /** Why it is listed at the end of the PDF, and not appended to it. */
  printObstacle: PrintObstacle | null
}

/** The annexes of a contract, in their order. */
export async function annexesOf(db: CompanyDatabase, contractId: string): Promise<ContractAnnex[]> {
  const { rows } = await sql<Omit<ContractAnnex, 'number'> & { before: number }>`
    select attachment.id, attachment.name, attachment.signature_date as "signatureDate",
      version.file_name as "fileName", version.media_type as "mediaType",
      coalesce(version.copy_sha256, version.sha256) as sha256,
      version.size_bytes as "sizeBytes", version.page_count as "pageCount",
      version.print_obstacle as "printObstacle", ${annexBlocks()} as before
    from attachment
      join contract on contract.company_id = attachment.company_id and contract.id = attachment.contract_id
      cross join lateral (select * from attachment_version
        where attachment_version.company_id = attachment.company_id
          and attachment_version.attachment_id = attachment.id
        order by attachment_version.number desc limit 1) as version
    where attachment.company_id = ${db.companyId} and attachment.contract_id = ${contractId}
      and attachment.kind = 'annex'
    order by attachment.position, attachment.id`.execute(db.tx)
  const obstacles = printObstacles(
    rows.map(({ pageCount, sizeBytes, printObstacle }) => ({
      pageCount,
      sizeBytes,
      obstacle: printObstacle,
    })),
  )
  return rows.map(({ before, ...annex }, at) => ({
    ...annex,
    number: before + at + 1,
    printObstacle: obstacles[at] ?? null,
  }))
}

/** How many annexes the text of the contract has. */
function annexBlocks() {
  return sql<number>`(select count(*)::int from text_block
    where text_block.company_id = contract.company_id and text_block.text_id = contract.text_id
      and text_block.kind = 'annex' and text_block.removed_at is null)`
}
