import type { Locale } from '@tacite/domain/locale.ts'
import {
  contentFormat2,
  partIdsOf,
  type ContentOfFormat2,
  type StatedChanges,
} from './content-format-2.ts'
import type { ContractDocument, DocumentBlock, DocumentSection } from './contract-document.ts'
import type { FieldValue } from './field-definition.ts'
import { followCopiedParts } from './references/references-in.ts'

/**
 * A content as it was bound: the bytes of content format 2, and the ids of its parts, which the bytes leave out. The
 * ids only help to recognise a part that was rewritten: without them a content can still be compared.
 */
export interface KeptContent {
  /** What the content hash is computed from. */
  bytes: string
  /** Of each block followed by its sections, in order. */
  partIds: readonly string[]
}

/** What a kept content states; values at their default of the format are absent. */
export interface StatedContent {
  document: ContractDocument
  locale: Locale
  fields: Readonly<Record<string, FieldValue>>
  terms: Readonly<Record<string, unknown>>
  money: { amountInclTaxCents?: number; currency?: string }
  parties: readonly (Readonly<Record<string, unknown>> | null)[]
  attachments: readonly KeptAttachment[]
  changes: { effectiveOn?: string; patches: Readonly<Record<string, readonly unknown[]>> } | null
}

export interface KeptAttachment {
  name: string
  sha256: string
  signatureDate?: string
}

/** Keeps a content so that it can be read back. */
export function keepContent(content: ContentOfFormat2): KeptContent {
  return {
    bytes: new TextDecoder().decode(contentFormat2(content)),
    partIds: partIdsOf(content.document),
  }
}

/** @throws when the bytes are not of content format 2 */
export function readKeptContent({ bytes, partIds }: KeptContent): StatedContent {
  const stated = JSON.parse(bytes) as Bytes
  if (stated.format !== 'tacite-content-2') throw new Error('Not a content of format 2')
  const ids = partIds.values()
  const nextId = () => ids.next().value ?? ''
  const document: ContractDocument = {
    title: stated.document.title ?? '',
    numbering: stated.document.numbering ?? 'none',
    blocks: stated.blocks.map(({ block, sections }) => ({
      ...EMPTY_BLOCK,
      ...block,
      id: nextId(),
      sections: sections.map((section) => ({ ...section, id: nextId() })),
    })),
  }
  const placed = new Map(partIds.map((id, place) => [String(place), id]))
  return {
    document: followCopiedParts(document, placed),
    locale: stated.locale,
    fields: stated.fields,
    terms: stated.terms,
    money: stated.money,
    parties: stated.parties,
    attachments: stated.attachments,
    changes: stated.changes ?? null,
  }
}

const EMPTY_BLOCK = { kind: 'body', name: '' } as const

interface Bytes extends Omit<StatedContent, 'document' | 'changes'> {
  format: string
  document: Partial<Pick<ContractDocument, 'title' | 'numbering'>>
  blocks: {
    block: Partial<Omit<DocumentBlock, 'id' | 'sections'>>
    sections: Omit<DocumentSection, 'id'>[]
  }[]
  changes?: { effectiveOn?: StatedChanges['effectiveOn'] & string } & {
    patches: Record<string, unknown[]>
  }
}
