import type { TextDocument } from '@tacite/api/writing/text-shapes.ts'
import type { TextReader } from '@tacite/document/audience.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { taggedFields, textDocument } from '../texts/public.ts'
import { readFieldValues } from './field-values.ts'
import { textOfContract } from './text-of-contract.query.ts'

/** The text of a contract with its fields, limited to what a reader may see. */
export async function contractDocument(
  db: CompanyDatabase,
  contractId: string,
  reader: TextReader,
): Promise<TextDocument> {
  return textDocument(db, await textOfContract(db, contractId), reader, {
    fields: await taggedFields(db, contractId),
    values: await readFieldValues(db, contractId),
  })
}
