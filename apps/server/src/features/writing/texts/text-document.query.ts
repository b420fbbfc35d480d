import type { TextDocument } from '@tacite/api/writing/text-shapes.ts'
import type { TextReader } from '@tacite/document/audience.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readText } from './read-text.query.ts'
import type { FieldsOfText } from './text-owner.ts'

/** A text with the fields that it can show and their values, limited to what a reader may see. */
export async function textDocument(
  db: CompanyDatabase,
  textId: string,
  reader: TextReader,
  { fields, values, currency }: FieldsOfText,
): Promise<TextDocument> {
  return {
    ...(await readText(db, textId, reader)),
    fields: fields.map(({ id, ...field }) => ({ ...field, _id: id })),
    values: values as TextDocument['values'],
    currency,
  }
}
