import { createHash } from 'node:crypto'
import { contentFormat1 } from '@tacite/document/content-format-1.ts'
import { contentFormat2, type ContentOfFormat2 } from '@tacite/document/content-format-2.ts'
import {
  keepContent,
  readKeptContent,
  type StatedContent,
} from '@tacite/document/stated-content.ts'
import type { ContractContent } from './contract-content.query.ts'

/** What a validation or a signature is bound to (decisions, 'Content hash'). */
export interface ContentBinding {
  format: ContentFormat
  /** SHA-256 in hex. */
  hash: string
  /** The variables of management that day: what was bound before a field was marked still covers its value. */
  leftOut: readonly string[]
}

/** The bytes of each format that a content was ever bound in: none is ever edited (decision 0057). */
const FORMATS = { 1: inFormat1, 2: inFormat2 }
export type ContentFormat = keyof typeof FORMATS

/** The format of what is bound from now on. */
export const CURRENT_FORMAT = 2

/** Binds to a content as it is now. */
export function bindTo(content: ContractContent): ContentBinding {
  const leftOut = content.managementVariables
  const hash = contentHash(without(content, leftOut), CURRENT_FORMAT)
  return { format: CURRENT_FORMAT, hash, leftOut }
}

/** Whether a content is the one that was bound, by the rules of that day. */
export function isBoundContent(
  content: ContractContent,
  { format, hash, leftOut }: ContentBinding,
): boolean {
  // Amounts were in euros when format 1 was current: it says nothing of another currency.
  if (format === 1 && content.core.currency !== 'EUR') return false
  // Nor did any amendment state its changes.
  if (format === 1 && content.changes) return false
  return contentHash(without(content, leftOut), format) === hash
}

export function contentHash(content: ContractContent, format: ContentFormat): string {
  return createHash('sha256').update(FORMATS[format](content)).digest('hex')
}

/** A stored binding. */
export function storedBinding(row: {
  content_format: number
  content_hash: string
  content_left_out: readonly string[]
}): ContentBinding {
  return {
    format: row.content_format as ContentFormat,
    hash: row.content_hash,
    leftOut: row.content_left_out,
  }
}

function without(content: ContractContent, leftOut: readonly string[]): ContractContent {
  if (leftOut.length === 0) return content
  const values = Object.entries(content.values).filter(([variable]) => !leftOut.includes(variable))
  return { ...content, values: Object.fromEntries(values) }
}

function inFormat1({ core, document, values, annexes }: ContractContent): Uint8Array {
  const { lifecycle } = core
  return contentFormat1({
    document,
    fields: values,
    dates: {
      effectiveDate: lifecycle.effectiveDate ?? null,
      duration: JSON.stringify(lifecycle.duration ?? null),
      renewal: JSON.stringify([
        lifecycle.renewalType ?? null,
        lifecycle.renewalDuration ?? null,
        lifecycle.maxRenewals ?? null,
        lifecycle.notice ?? null,
      ]),
    },
    money: { amountInclTaxCents: core.amountInclTaxCents },
    parties: [core.legalEntity, core.counterparty].map((party) => ({
      name: party?.name ?? null,
      siren: party?.siren ?? null,
      address: party?.address ?? null,
    })),
    attachments: annexes.map(({ name, sha256 }) => ({ name, kind: 'annex', sha256 })),
  })
}

function inFormat2(content: ContractContent): Uint8Array {
  return contentFormat2(ofFormat2(content))
}

/** What content format 2 states of a content, without the values of management. */
export function statedOf(content: ContractContent, leftOut: readonly string[]): ContentOfFormat2 {
  return ofFormat2(without(content, leftOut))
}

/** The same as it reads back once it is kept: comparable with any other kept content. */
export function statedNow(content: ContractContent, leftOut: readonly string[]): StatedContent {
  return readKeptContent(keepContent(statedOf(content, leftOut)))
}

function ofFormat2({
  core,
  document,
  locale,
  values,
  annexes,
  changes,
}: ContractContent): ContentOfFormat2 {
  const { lifecycle, amountInclTaxCents, currency, legalEntity, counterparty } = core
  return {
    document,
    locale,
    fields: values,
    terms: lifecycle,
    money: { amountInclTaxCents, currency },
    parties: [legalEntity, counterparty],
    changes,
    attachments: annexes.map(({ name, sha256, signatureDate }) => ({
      name,
      kind: 'annex',
      sha256,
      signatureDate,
    })),
  }
}
