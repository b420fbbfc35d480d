import { randomUUID } from 'node:crypto'
import type { ContractDocument, DocumentBlock } from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { assembleSections, type ZoneSource } from './assemble-sections.ts'
import { checkedContent } from './checked-content.ts'
import type { DraftBlock } from './draft-block.ts'
import type { FlowItem } from './flow.ts'
import { guessLanguage } from '@tacite/domain/recognition/guess-language.ts'
import { guessNumbering } from './guess-numbering.ts'
import { importNames } from './import-names.ts'
import type { LossRecorder } from './losses.ts'
import { liftNumbered, markUnnumbered } from './mark-unnumbered.ts'
import { noteChangedNumbers } from './note-changed-numbers.ts'
import { outlineOf } from './outline-zones.ts'
import { blankItem, findTypedContents } from './typed-contents.ts'

export interface AssembledDocument {
  document: ContractDocument
  /** The title of the section that an item of the file went to. */
  titleAt(at: number): string | undefined
  /** The id of the section or annex whose title an item of the file became. */
  partAt(at: number): string | undefined
  /** The language of the text; undefined when there is too little text. */
  language: Locale | undefined
}

/**
 * Turns what was read from a Word or PDF file into a contract: its title, its blocks and sections with their levels,
 * lists and numbering style.
 * @throws Refused FILE_TOO_COMPLEX when a single table or list exceeds the limit of a section
 */
export function assembleDocument(
  read: readonly FlowItem[],
  losses: LossRecorder,
): AssembledDocument {
  const contents = findTypedContents(read)
  if (contents.size > 0)
    losses.add(
      'contentsDropped',
      [...contents].reduce((least, at) => Math.min(least, at)),
    )
  const items = read.map((item, index) => (contents.has(index) ? blankItem() : item))
  const language = guessLanguage(items.map(({ text }) => text).join(' '))
  const names = importNames(language)
  const { title, zones } = outlineOf(items)
  const blocks: DraftBlock[] = []
  for (const zone of zones) {
    const annexes = blocks.filter(({ kind }) => kind === 'annex').length
    blocks.push(
      ...blocksOfZone({ zone, items, title, skipped: contents, names, losses }, annexes + 1),
    )
  }
  if (!blocks.some(({ kind }) => kind === 'body')) {
    blocks.unshift({ kind: 'body', name: names.body, sections: [] })
  }
  liftNumbered(blocks)
  markUnnumbered(blocks)
  const document: ContractDocument = {
    title: title?.title ?? '',
    numbering: guessNumbering(blocks),
    blocks: blocks.map(finishedBlock),
  }
  noteChangedNumbers(document, blocks, losses)
  return { document, language, ...placesOfItems(blocks, document) }
}

function blocksOfZone(source: ZoneSource, annexNumber: number): DraftBlock[] {
  const { zone, names } = source
  const blocks = assembleSections(source)
  if (zone.kind === 'body') return blocks
  const sections = blocks.flatMap((block) => block.sections)
  if (zone.kind === 'signature') return [{ kind: 'signature', name: names.signatures, sections }]
  // A cover page « ANNEXES » adds nothing to the blocks.
  if (sections.length === 0 && zone.opening?.number?.path.length === 0) return []
  const name = zone.opening?.title || `${names.annex} ${annexNumber}`
  return [{ kind: 'annex', name, from: zone.opening?.index, sections }]
}

/** A block as a contract stores it. */
export function finishedBlock({ kind, name, sections }: DraftBlock): DocumentBlock {
  return {
    id: randomUUID(),
    kind,
    name,
    description: '',
    sections: sections.map(({ section }) => ({
      ...section,
      content: checkedContent(section.content),
    })),
  }
}

/** Where the items of the file went. */
export function placesOfItems(
  blocks: readonly DraftBlock[],
  document: ContractDocument,
): Pick<AssembledDocument, 'titleAt' | 'partAt'> {
  const sections = blocks.flatMap((block) => block.sections)
  return {
    titleAt: (at) => (sections.findLast(({ from }) => from <= at) ?? sections[0])?.section.title,
    partAt(at) {
      const annex = blocks.findIndex(({ from }) => from === at)
      return document.blocks[annex]?.id ?? sections.find(({ from }) => from === at)?.section.id
    },
  }
}
