import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const DOCUMENTS = 'documents.txt'

/** A document of a backup. */
export interface ListedDocument {
  companyId: string
  sha256: string
  size: number
}

export function documentLine({ companyId, sha256, size }: ListedDocument): string {
  return `${companyId} ${sha256} ${size}\n`
}

/** The documents of a backup, as its folder lists them. */
export async function* readDocumentList(folder: string): AsyncGenerator<ListedDocument> {
  const lines = createInterface({ input: createReadStream(join(folder, DOCUMENTS)) })
  for await (const line of lines) {
    const [companyId = '', sha256 = '', size = ''] = line.split(' ')
    yield { companyId, sha256, size: Number(size) }
  }
}
