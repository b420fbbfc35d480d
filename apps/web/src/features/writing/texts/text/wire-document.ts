import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import type { DocumentOrder } from '@tacite/document/section-move.ts'
import type { WireDocument } from '../text-queries.ts'

export type ArrangementAnswer = ResponseOf<typeof textsEndpoints.moveSection>
type WireBlock = WireDocument['blocks'][number]

/** A section or a block of a text. */
export interface TextPart {
  part: 'section' | 'block'
  id: string
}

/** The text in the form used by the rules of the document package. */
export function toDocument({ numbering, blocks }: WireDocument): ContractDocument {
  return {
    title: '',
    numbering,
    blocks: blocks.map(({ _id, sections, kind, name }) => ({
      kind,
      name,
      id: _id,
      sections: sections.map(({ _id: id, title, level, audience, isNumbered, content }) => ({
        id,
        title,
        level,
        audience,
        isNumbered,
        content: content as unknown as RichText,
      })),
    })),
  }
}

/** The text rearranged by a rule. */
export function asArranged(wire: WireDocument, { blocks }: ContractDocument): WireDocument {
  const descriptions = new Map(wire.blocks.map((block) => [block._id, block.description]))
  return withOrder(
    wire,
    blocks.map(({ id, sections, ...block }) => ({
      ...block,
      _id: id,
      description: descriptions.get(id) ?? '',
      sections: sections.map((section) => ({ _id: section.id, level: section.level })),
    })),
    () => undefined,
  )
}

/** The order that an answer says, as the rules of the document package take it. */
export function orderOf({ blocks }: ArrangementAnswer): DocumentOrder {
  return {
    blocks: blocks.map(({ _id, sections }) => ({
      id: _id,
      sections: sections.map(({ _id: id, level }) => ({ id, level })),
    })),
  }
}

/** The text rearranged as the server says; `find` looks up sections added meanwhile. */
export function asAnswered(
  wire: WireDocument,
  answer: ArrangementAnswer,
  find: (sectionId: string) => Section | undefined,
): WireDocument {
  return withOrder(wire, answer.blocks, find)
}

function withOrder(
  wire: WireDocument,
  order: ArrangementAnswer['blocks'],
  find: (sectionId: string) => Section | undefined,
): WireDocument {
  const known = new Map(sectionsOf(wire).map((section) => [section._id, section]))
  const locks = new Map(wire.blocks.map(({ _id, lock }) => [_id, lock]))
  const blocks: WireBlock[] = order.map((block) => ({
    ...block,
    // Arranging changes no lock, and its answers name none.
    lock: locks.get(block._id),
    sections: block.sections.flatMap(({ _id, level }) => {
      const section = known.get(_id) ?? find(_id)
      if (!section) return []
      return [section.level === level ? section : { ...section, level }]
    }),
  }))
  return { ...wire, blocks }
}

/** A section or a block by its id, as it is called and described; undefined: the text has it no more. */
export function partOf(
  { blocks }: WireDocument,
  { part, id }: TextPart,
): { name: string; description: string } | undefined {
  if (part === 'block') return blocks.find(({ _id }) => _id === id)
  const section = blocks.flatMap(({ sections }) => sections).find(({ _id }) => _id === id)
  return section && { name: section.title, description: section.description }
}

/** Every section of a text, in reading order. */
export function sectionsOf(wire: WireDocument): Section[] {
  return wire.blocks.flatMap((block) => block.sections)
}

/** The text with the server's current version of some sections; others stay referentially equal. */
export function withSections(wire: WireDocument, sections: readonly Section[]): WireDocument {
  const current = new Map(sections.map((section) => [section._id, section]))
  return {
    ...wire,
    blocks: wire.blocks.map((block) =>
      block.sections.some(({ _id }) => current.has(_id))
        ? { ...block, sections: block.sections.map((one) => current.get(one._id) ?? one) }
        : block,
    ),
  }
}
