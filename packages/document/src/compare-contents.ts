import { isPartyParticular, isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import { contractNumbers } from './absent-parts.ts'
import { canonicalJson } from './canonical-json.ts'
import { UNSTATED } from './content-format-2.ts'
import { compareParts, type Sight } from './compare-parts.ts'
import type { PartChange } from './compared-parts.ts'
import { numberingLabels, numberSections, type DocumentNumbers } from './number-sections.ts'
import type { FieldWords } from './plain-text.ts'
import type { KeptAttachment, StatedContent } from './stated-content.ts'

/** A value that differs: of a term or a detail by its name, of a field by `values.` and its variable; null: none. */
export interface ValueChange {
  field: string
  before: unknown
  after: unknown
}

export interface AttachmentChange {
  kind: 'added' | 'removed' | 'replaced' | 'renamed' | 'dated' | 'moved'
  name: string
  oldName: string | null
}

export interface ContentChanges {
  parts: PartChange[]
  values: ValueChange[]
  attachments: AttachmentChange[]
}

/** How the parts of a content are numbered. */
type Numbering = (content: StatedContent) => DocumentNumbers

/** A template numbers all of its parts: no condition is decided yet. */
export const templateNumbering: Numbering = ({ document, locale }) =>
  numberSections(document, numberingLabels[locale])

const contractNumbering: Numbering = ({ document, locale, fields }) =>
  contractNumbers(document, fields, numberingLabels[locale])

/**
 * What differs between two contents, as far as a reader may see it.
 *
 * @param fields how fields read in the words of both
 * @example compareContents(sent, now, { reader: 'author' }).parts // what was added, removed, moved or reworded since
 */
export function compareContents(
  before: StatedContent,
  after: StatedContent,
  sight: Sight,
  fields: FieldWords = {},
  numbering = contractNumbering,
): ContentChanges {
  const side = (content: StatedContent) => ({
    document: content.document,
    numbers: numbering(content),
    locale: content.locale,
  })
  return {
    parts: compareParts(side(before), side(after), sight, fields),
    values: compareValues(before, after),
    attachments: compareAttachments(before.attachments, after.attachments),
  }
}

/** Whether nothing differs that the reader may see. */
export function isUnchanged({ parts, values, attachments }: ContentChanges): boolean {
  return parts.length + values.length + attachments.length === 0
}

function compareValues(before: StatedContent, after: StatedContent): ValueChange[] {
  const stated = differing(valuesOf(before), valuesOf(after))
  // Fields that repeat data of the contract differ with it: they are named only where nothing else says so.
  return stated.length > 0
    ? stated
    : differing(named('values.', before.fields), named('values.', after.fields))
}

function differing(
  old: Readonly<Record<string, unknown>>,
  fresh: Readonly<Record<string, unknown>>,
): ValueChange[] {
  return [...new Set([...Object.keys(fresh), ...Object.keys(old)])].flatMap((field) => {
    const [was, is] = [old[field] ?? defaultOf(field), fresh[field] ?? defaultOf(field)]
    return canonicalJson(was) === canonicalJson(is) ? [] : [{ field, before: was, after: is }]
  })
}

/** Every value by its name, in the order in which it is shown. */
function valuesOf(content: StatedContent): Readonly<Record<string, unknown>> {
  const { document, locale, money, terms, fields, changes } = content
  const [legalEntity, counterparty] = content.parties
  return {
    title: document.title,
    amount: money.amountInclTaxCents,
    currency: money.currency,
    ...terms,
    ...ofParty('legalEntity', legalEntity),
    ...ofParty('counterparty', counterparty),
    ...named('values.', Object.fromEntries(Object.entries(fields).filter(isOwnValue))),
    ...(changes && {
      'changes.effectiveOn': changes.effectiveOn,
      ...named('changes.', changes.patches, ([value]) => value ?? 'removed'),
    }),
    numbering: document.numbering,
    locale,
  }
}

/** The others are data of the contract, and stand under their own names. */
function isOwnValue([variable]: [string, unknown]): boolean {
  return (
    !isSystemField(variable) ||
    isPartyParticular(variable) ||
    variable === 'contract_reference' ||
    variable === 'signature_date'
  )
}

function ofParty(role: string, party: Readonly<Record<string, unknown>> | null | undefined) {
  const { name, ...particulars } = party ?? {}
  return { [role]: name, ...named(`${role}.`, particulars) }
}

function named<Value>(
  prefix: string,
  values: Readonly<Record<string, Value>>,
  read: (value: Value) => unknown = (value) => value,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}${name}`, read(value)]),
  )
}

/** A term at its default is not stated: the default is what it was, or is. */
function defaultOf(field: string): unknown {
  return Object.hasOwn(UNSTATED, field) ? UNSTATED[field as keyof typeof UNSTATED] : null
}

/** A file is recognised by its content, else by its name. */
function compareAttachments(
  before: readonly KeptAttachment[],
  after: readonly KeptAttachment[],
): AttachmentChange[] {
  const left = [...before]
  const take = (isSame: (old: KeptAttachment) => boolean) => {
    const at = left.findIndex(isSame)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const pairs = after.map((file) => ({ file, old: take((each) => isSameFile(each, file)) }))
  for (const each of pairs) each.old ??= take(({ sha256 }) => sha256 === each.file.sha256)
  for (const each of pairs) each.old ??= take(({ name }) => name === each.file.name)
  const changes = pairs.flatMap(({ file, old }) => attachmentChanges(old, file))
  const gone = left.map(({ name }) => ({ kind: 'removed' as const, name, oldName: null }))
  return [...changes, ...gone, ...orderOf(before, pairs)]
}

function isSameFile(one: KeptAttachment, other: KeptAttachment): boolean {
  return one.sha256 === other.sha256 && one.name === other.name
}

function attachmentChanges(
  old: KeptAttachment | undefined,
  { name, sha256, signatureDate }: KeptAttachment,
): AttachmentChange[] {
  if (!old) return [{ kind: 'added', name, oldName: null }]
  return [
    ...(old.sha256 === sha256 ? [] : [{ kind: 'replaced' as const, name, oldName: null }]),
    ...(old.name === name ? [] : [{ kind: 'renamed' as const, name, oldName: old.name }]),
    ...(old.signatureDate === signatureDate
      ? []
      : [{ kind: 'dated' as const, name, oldName: null }]),
  ]
}

/** Those that stayed, in another order: each that no longer follows what stood before it. */
function orderOf(
  before: readonly KeptAttachment[],
  pairs: readonly { file: KeptAttachment; old: KeptAttachment | undefined }[],
): AttachmentChange[] {
  let last = -1
  return pairs.flatMap(({ file, old }) => {
    if (!old) return []
    const at = before.indexOf(old)
    const isMoved = at < last
    last = Math.max(last, at)
    return isMoved ? [{ kind: 'moved' as const, name: file.name, oldName: null }] : []
  })
}
