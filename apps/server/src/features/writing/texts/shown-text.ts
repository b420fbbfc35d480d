import type { DocumentToSign } from '@tacite/api/signing/document-to-sign.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** A text as displayed to outsiders, numbered by the same function as the PDF. */
export function shownBlocks(
  text: ContractDocument,
  locale: Locale,
): DocumentToSign['document']['blocks'] {
  const numbers = numberSections(text, numberingLabels[locale])
  return text.blocks.map(({ id, kind, name, sections }) => ({
    _id: id,
    kind,
    name,
    number: numbers.blocks.get(id) ?? '',
    sections: sections.map((section) => ({
      _id: section.id,
      title: section.title,
      number: numbers.sections.get(section.id)?.label ?? '',
      level: numbers.sections.get(section.id)?.level ?? section.level,
      content: section.content as unknown as { type: 'doc' },
    })),
  }))
}

/** The file type of an image of the text. @throws Refused NOT_FOUND for one that the text does not show. */
export async function shownImageType(
  db: CompanyDatabase,
  shown: readonly string[],
  sha256: string,
): Promise<string> {
  const file = shown.includes(sha256)
    ? await db
        .select('file')
        .where('file.sha256', '=', sha256)
        .select('file.media_type')
        .executeTakeFirst()
    : undefined
  if (!file) throw new Refused('NOT_FOUND', 'NOT_FOUND')
  return file.media_type
}
