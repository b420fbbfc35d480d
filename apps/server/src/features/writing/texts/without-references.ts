import { contractNumbers } from '@tacite/document/absent-parts.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { BROKEN_REFERENCE, referenceBook } from '@tacite/document/references/reference-words.ts'
import { referencesIn, withReferencesAsText } from '@tacite/document/references/references-in.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { OpenText } from './open-text.ts'
import { readDocument } from './read-text.query.ts'

/** A passage of a section as it leaves its text: with the words of its references in their place. */
export async function withoutReferences(
  db: CompanyDatabase,
  { id, owner, rules }: OpenText,
  { sectionId, content }: { sectionId: string; content: RichText },
): Promise<RichText> {
  if (referencesIn(content).length === 0) return content
  const { document, locale } = await readDocument(db, id, '')
  const { values } = await rules.fieldsOf(db, owner.id)
  const labels = numberingLabels[locale]
  const numbers =
    owner.kind === 'contract'
      ? contractNumbers(document, values, labels)
      : numberSections(document, labels)
  const { wordsOf } = referenceBook(document, numbers, locale)
  return withReferencesAsText(
    content,
    ({ attrs }) => wordsOf(attrs, sectionId) ?? BROKEN_REFERENCE[locale],
  )
}
