import type { ContractDocument } from './contract-document.ts'
import { isFilled } from './field-definition.ts'
import type { FieldValues } from './field-definition.ts'

/** What a validation and a signature bind to (decisions, 'Content hash'). */
export interface ContractContent {
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
 * The bytes whose SHA-256 is the content hash. Equal contents give equal bytes: keys are sorted by code unit, absent
 * and null values are equal, and ids, which readers never see, are left out. Contents must come from `checkRichText`,
 * which normalises them.
 *
 * @throws RangeError on a number that JSON cannot carry exactly.
 */
export function canonicalContent(content: ContractContent): Uint8Array {
  const { document, fields, dates, money, parties, attachments } = content
  const filled = Object.entries(fields).filter(([, value]) => isFilled(value))
  return new TextEncoder().encode(
    canonicalJson({
      format: 'tacite-content-1',
      title: document.title,
      numbering: document.numbering,
      blocks: document.blocks.map(({ kind, name, description, sections }) => ({
        kind,
        name,
        description,
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

/**
 * Canonical JSON: sorted keys, no spaces, null and undefined members left out.
 *
 * @example canonicalJson({ b: 1, a: null, c: [null] }) // '{"b":1,"c":[null]}'
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('Not a finite number')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const members = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}
