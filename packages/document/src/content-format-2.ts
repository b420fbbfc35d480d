import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { RegimeTerms } from '@tacite/domain/deadlines/special-regime.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { contractNumbers } from './absent-parts.ts'
import { canonicalJson } from './canonical-json.ts'
import type { ContractDocument, DocumentBlock, DocumentSection } from './contract-document.ts'
import { isFilled, type FieldValues } from './field-definition.ts'
import { withReferenceWords } from './references/reference-words.ts'
import { mapReferences } from './references/references-in.ts'

/** Everything that a contract states; its filing, its owner and its records are not among it. */
export interface ContentOfFormat2 {
  document: ContractDocument
  /** The language that the text is printed in: its dates, amounts and numbers read otherwise in another. */
  locale: Locale
  fields: FieldValues
  terms: Partial<TermsOfContract>
  money: StatedMoney
  /** The company's own entity, then the other side; null while unknown. */
  parties: readonly (StatedParty | null)[]
  /** Files annexed to the contract, in order. */
  attachments: readonly StatedAttachment[]
  /** What an amendment replaces of its master agreement's terms. */
  changes?: StatedChanges | null
}

/** By field, in any order; a party by its name. */
export interface StatedChanges {
  effectiveOn: string | null
  patches: readonly { field: string; value: unknown }[]
}

/** What a contract keeps of its lifecycle: what people state, and what they record later. */
export type TermsOfContract = LifecycleTerms & RegimeTerms

export interface StatedMoney {
  amountInclTaxCents: number | null
  currency: string
}

export interface StatedParty {
  name: string
  siren: string | null
  address: string
}

export interface StatedAttachment {
  name: string
  kind: string
  sha256: string
  signatureDate: string | null
}

/** Whether each member of a type is content, or why it is not: the type check misses none. */
type Coverage<Value> = Readonly<Record<keyof Value, true | string>>

const ID = 'an id, which readers never see'
const PARTS = 'its own coverage stands beside'
const RECORD = 'recorded during the contract’s life, not stated in it'
const SETTING = 'a setting of the company'
const NOTE = 'what the house notes, which no other party reads'

export const TERMS = {
  effectiveDate: true,
  duration: true,
  renewalType: true,
  renewalDuration: true,
  maxRenewals: true,
  notice: true,
  roll: true,
  noticeCountsWhen: true,
  sendingMode: true,
  earlyExit: true,
  indeterminateAlignment: true,
  excludesTriennialExit: true,
  isSigned: 'where the contract stands',
  signatureDate: 'known once it is signed; where the text names it, it is among the fields',
  calendar: SETTING,
  closingDays: SETTING,
  noticeWindowDays: SETTING,
  renewals: RECORD,
  refusedRenewals: RECORD,
  notices: RECORD,
  performedAfterEnd: RECORD,
  informedOn: RECORD,
  reminderPostedOn: RECORD,
  amendments: 'documents of their own, each with its content',
  regime: 'from the type and the kind of counterparty; what the contract states of it stands above',
  sources: 'where a value was read',
} satisfies Coverage<TermsOfContract>

const DOCUMENT = {
  title: true,
  numbering: true,
  blocks: PARTS,
} satisfies Coverage<ContractDocument>

const BLOCK = {
  id: ID,
  kind: true,
  name: true,
  description: NOTE,
  sections: PARTS,
} satisfies Coverage<DocumentBlock>

const SECTION = {
  id: ID,
  level: true,
  title: true,
  audience: true,
  isNumbered: true,
  content: true,
  description: NOTE,
  clauses: 'where its words come from',
} satisfies Coverage<DocumentSection>

const MONEY = { amountInclTaxCents: true, currency: true } satisfies Coverage<StatedMoney>

const PARTY = { name: true, siren: true, address: true } satisfies Coverage<StatedParty>

const ATTACHMENT = {
  name: true,
  kind: true,
  sha256: true,
  signatureDate: true,
} satisfies Coverage<StatedAttachment>

/**
 * What a term means where the contract does not state it: typed or not, the content is the same. The defaults of this
 * format for ever, whatever those of the form become.
 */
export const UNSTATED = {
  renewalType: 'none',
  roll: 'none',
  noticeCountsWhen: 'received',
  sendingMode: 'email',
  indeterminateAlignment: 'exactDay',
  excludesTriennialExit: false,
  isNumbered: true,
  address: '',
}

/**
 * Content format 2: the bytes whose SHA-256 new validations and signatures are bound to. Equal contents give equal
 * bytes: keys are sorted by code unit; absent, null and default values are equal. Sections must come from
 * `checkRichText`, which normalises them.
 *
 * Bound contents keep their format: a change that would alter the bytes of a content is a new format.
 *
 * @throws RangeError on a number that JSON cannot carry exactly.
 */
export function contentFormat2(content: ContentOfFormat2): Uint8Array {
  const { locale, fields, terms, money, parties, attachments, changes } = content
  const document = withStatedReferences(content)
  const filled = Object.entries(fields).filter(([, value]) => isFilled(value))
  return new TextEncoder().encode(
    canonicalJson({
      format: 'tacite-content-2',
      document: stated(DOCUMENT, document),
      blocks: document.blocks.map((block) => ({
        // The bytes of this format have an empty description in each block.
        block: { ...stated(BLOCK, block), description: '' },
        sections: block.sections.map((section) => stated(SECTION, section)),
      })),
      locale,
      fields: Object.fromEntries(filled),
      terms: stated(TERMS, terms),
      money: stated(MONEY, money),
      parties: parties.map((party) => party && stated(PARTY, party)),
      attachments: attachments.map((attachment) => stated(ATTACHMENT, attachment)),
      // Contracts that amend nothing keep the bytes that they had before amendments stated changes.
      ...(changes ? { changes: canonicalChanges(changes) } : {}),
    }),
  )
}

/**
 * A reference states what it reads as, and which part it leads to by the place of that part: ids are no content. Texts
 * without references keep the bytes that they had before there were any.
 */
function withStatedReferences({ document, fields, locale }: ContentOfFormat2): ContractDocument {
  const places = new Map(partIdsOf(document).map((id, place) => [id, String(place)]))
  const worded = withReferenceWords(
    document,
    (text, labels) => contractNumbers(text, fields, labels),
    locale,
  )
  return mapReferences(worded, (node) => ({
    ...node,
    attrs: { ...node.attrs, part: places.get(node.attrs.part) ?? NO_PART },
  }))
}

/** The place of a part that the text does not have. */
const NO_PART = 'none'

/** The ids of each block followed by its sections, in order. */
export function partIdsOf({ blocks }: ContractDocument): string[] {
  return blocks.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])
}

function stated<Value extends object>(
  coverage: Coverage<Value>,
  value: Partial<Value>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([key, member]) => {
      const isStated = coverage[key as keyof Value] === true
      return isStated && member !== UNSTATED[key as keyof typeof UNSTATED]
    }),
  )
}

/** A value taken away is not one that stays: null keeps its key. */
function canonicalChanges({ effectiveOn, patches }: StatedChanges) {
  return {
    effectiveOn,
    patches: Object.fromEntries(patches.map(({ field, value }) => [field, [value]])),
  }
}
