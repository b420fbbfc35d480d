import type { TextDocument } from '@tacite/api/writing/text-shapes.ts'
import type { TextReader } from '@tacite/document/audience.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { taggedFields, textDocument, type FieldsOfText } from '../texts/public.ts'
import { readFieldValues } from './field-values.ts'
import { textOfContract } from './text-of-contract.query.ts'

/** The text of a contract with its fields, limited to what a reader may see. */
export async function contractDocument(
  db: CompanyDatabase,
  contractId: string,
  reader: TextReader,
): Promise<TextDocument> {
  const fields = await fieldsOfContract(db, contractId)
  return textDocument(db, await textOfContract(db, contractId), reader, fields)
}

/** The fields of a contract with their values, and the currency of the amounts among them. */
export async function fieldsOfContract(
  db: CompanyDatabase,
  contractId: string,
): Promise<FieldsOfText> {
  return {
    fields: await taggedFields(db, contractId),
    ...(await readFieldValues(db, contractId)),
  }
}
