import { blankRows } from '@tacite/document/repeats/passages-of-rows.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readerOf, type OpenText } from './open-text.ts'
import { documentOf, readText } from './read-text.query.ts'
import type { PrintableText } from './render-text.ts'

/** What leaves as a file of an open text: as much of it as this person may read, with its fields and its head. */
export async function printable(
  db: CompanyDatabase,
  actor: Actor,
  text: OpenText,
): Promise<PrintableText> {
  const { rules, owner } = text
  const head = await rules.headOf(db, owner.id)
  const { fields, values, currency } = await rules.fieldsOf(db, owner.id)
  const blocks = await readText(db, text.id, await readerOf(db, actor, text))
  const document = documentOf(blocks, head.title)
  return {
    head,
    document,
    definitions: fields,
    // Only contracts have rows.
    values: owner.kind === 'contract' ? values : { ...values, ...blankRows(document) },
    locale: blocks.locale,
    currency,
  }
}
