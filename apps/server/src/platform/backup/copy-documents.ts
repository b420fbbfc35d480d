import { Refused } from '@tacite/domain/refusal.ts'
import type { Client } from 'pg'
import type { FileStore } from '../storage/file-store.ts'
import { documentLine, type ListedDocument } from './document-list.ts'
import { comparedDocuments } from './named-documents.ts'

export interface CopiedDocuments {
  count: number
  bytes: number
  /** How many were not in the place of backups yet. */
  added: number
  /** Damaged or missing, as `company/hash`. */
  unreadable: string[]
}

/**
 * Copies every document that the database names and the place does not have yet, and yields a line for each one that
 * it has afterwards. One that is damaged in the store, but was copied earlier, is intact in the backup.
 */
export async function* copyDocuments(
  { client, from, to }: { client: Client; from: FileStore; to: FileStore },
  result: CopiedDocuments,
): AsyncGenerator<Buffer> {
  for await (const { document, isPresent } of comparedDocuments(client, to)) {
    if (!isPresent && !(await copy(document))) continue
    result.count += 1
    result.bytes += document.size
    yield Buffer.from(documentLine(document))
  }

  async function copy({ companyId, sha256 }: ListedDocument): Promise<boolean> {
    try {
      const document = await from.open(companyId, sha256)
      await to.put(companyId, document.stream())
      result.added += 1
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      result.unreadable.push(`${companyId}/${sha256}`)
      return false
    }
  }
}
