import { canonicalJson } from './canonical-json.ts'
import type { ContractDocument } from './contract-document.ts'
import { isFilled } from './field-definition.ts'
import type { FieldValues } from './field-definition.ts'

/** What the first validations and signatures are bound to; newer ones: `content-format-2.ts`. */
export interface ContentOfFormat1 {
  document: ContractDocument
  fields: FieldValues
  /** Calendar days by name, `YYYY-MM-DD`: `effectiveDate`, `endDate` … */
  dates: Readonly<Record<string, string | null>>
  /** Integer cents and other numbers by name: `amountInclTaxCents` … */
  money: Readonly<Record<string, number | string | null>>
  parties: readonly Readonly<Record<string, string | null>>[]
  /** Annexes and other files of the contract, in order. */
  attachments: readonly { name: string; kind: string; sha256: string }[]
}

/**
 * Content format 1: kept as it was for what is bound to it, never edited. It leaves out early exits, rolls, the way
 * notices count and are sent, alignments and the currency.
 *
 * The bytes whose SHA-256 is the content hash. Equal contents give equal bytes: keys are sorted by code unit, absent
 * and null values are equal, and ids, which readers never see, are left out. Contents must come from `checkRichText`,
 * which normalises them.
 *
 * @throws RangeError on a number that JSON cannot carry exactly.
 */
export function contentFormat1(content: ContentOfFormat1): Uint8Array {
  const { document, fields, dates, money, parties, attachments } = content
  const filled = Object.entries(fields).filter(([, value]) => isFilled(value))
  return new TextEncoder().encode(
    canonicalJson({
      format: 'tacite-content-1',
      title: document.title,
      numbering: document.numbering,
      blocks: document.blocks.map(({ kind, name, sections }) => ({
        kind,
        name,
        // The bytes of this format have an empty description in each block.
        description: '',
        sections: sections.map((section) => ({
          level: section.level,
          title: section.title,
          audience: section.audience,
          isNumbered: section.isNumbered === false ? false : undefined,
          content: section.content,
        })),
      })),
      fields: Object.fromEntries(filled),
      dates,
      money,
      parties,
      attachments,
    }),
  )
}
