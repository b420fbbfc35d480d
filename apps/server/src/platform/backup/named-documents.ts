import type { Client } from 'pg'
import type { FileStore } from '../storage/file-store.ts'
import type { ListedDocument } from './document-list.ts'

const BATCH = 5_000

/** Every document that the database names, and whether this store has it. */
export async function* comparedDocuments(
  client: Client,
  store: FileStore,
): AsyncGenerator<{ document: ListedDocument; isPresent: boolean }> {
  let [companyId, present] = ['', new Set<string>()]
  for await (const document of namedDocuments(client)) {
    if (document.companyId !== companyId) {
      companyId = document.companyId
      present = new Set()
      for await (const hashes of store.list(companyId)) hashes.forEach((hash) => present.add(hash))
    }
    yield { document, isPresent: present.has(document.sha256) }
  }
}

/** Those that the store lacks, as `company/hash`. */
export async function absentDocuments(client: Client, store: FileStore): Promise<string[]> {
  const absent: string[] = []
  for await (const { document, isPresent } of comparedDocuments(client, store))
    if (!isPresent) absent.push(`${document.companyId}/${document.sha256}`)
  return absent
}

/** In batches, company by company. */
async function* namedDocuments(client: Client): AsyncGenerator<ListedDocument> {
  let last: ListedDocument | undefined
  do {
    const { rows } = await client.query<ListedDocument>(
      `select file.company_id as "companyId", file.sha256, file.size_bytes::float8 as size from file
       where $1::uuid is null or (file.company_id, file.sha256) > ($1, $2)
       order by file.company_id, file.sha256 limit ${BATCH}`,
      [last?.companyId ?? null, last?.sha256 ?? null],
    )
    yield* rows
    last = rows.length === BATCH ? rows.at(-1) : undefined
  } while (last)
}
