import { randomUUID } from 'node:crypto'
import type {
  BlockKind,
  ContractDocument,
  DocumentBlock,
} from '@tacite/document/contract-document.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { assembleSections, type Draft } from './assemble-sections.ts'
import type { FlowItem } from './flow.ts'
import { guessLanguage } from './guess-language.ts'
import { guessNumbering } from './guess-numbering.ts'
import { importNames, type ImportNames } from './import-names.ts'
import type { ImportLoss, LossRecorder } from './losses.ts'
import { noteChangedNumbers } from './note-changed-numbers.ts'
import { outlineOf, type Zone } from './outline-zones.ts'

export interface AssembledDocument {
  document: ContractDocument
  losses: ImportLoss[]
  /** The language of the text; undefined when there is too little of it. */
  language: Locale | undefined
}

/** A block with where its sections come from, so that losses can be named by section. */
export interface DraftBlock {
  kind: BlockKind
  name: string
  sections: Draft[]
}

/**
 * Turns what was read from a Word or PDF file into a contract: its title, its blocks and sections with
 * their levels, lists and numbering style, and the honest list of what was lost on the way.
 */
export function assembleDocument(
  items: readonly FlowItem[],
  losses: LossRecorder,
): AssembledDocument {
  const language = guessLanguage(items.map(({ text }) => text).join(' '))
  const names = importNames(language)
  const { title, zones } = outlineOf(items)
  const skipped = new Set(title?.indexes)
  let annexes = 0
  const drafts = zones.flatMap((zone) => {
    if (zone.kind === 'annex') annexes += 1
    return blocksOfZone(zone, items, skipped, names, annexes, losses)
  })
  if (!drafts.some(({ kind }) => kind === 'body')) {
    drafts.unshift({ kind: 'body', name: names.body, sections: [] })
  }
  const numbering = guessNumbering(drafts)
  const document: ContractDocument = {
    title: title?.title ?? '',
    numbering,
    blocks: drafts.map(blockOf),
  }
  noteChangedNumbers(document, drafts, losses)
  return { document, language, losses: losses.list((at) => sectionTitleAt(drafts, at)) }
}

function blocksOfZone(
  zone: Zone,
  items: readonly FlowItem[],
  skipped: ReadonlySet<number>,
  names: ImportNames,
  annexNumber: number,
  losses: LossRecorder,
): DraftBlock[] {
  const blocks = assembleSections(zone, items, skipped, names, losses)
  if (zone.kind === 'body') return blocks
  const sections = blocks.flatMap((block) => block.sections)
  if (zone.kind === 'signature') return [{ kind: 'signature', name: names.signatures, sections }]
  const title = zone.opening?.title ?? ''
  const isEmpty = sections.length === 0
  // A cover page « ANNEXES » says nothing that the blocks do not say.
  if (isEmpty && zone.opening?.number?.path.length === 0) return []
  return [{ kind: 'annex', name: title || `${names.annex} ${annexNumber}`, sections }]
}

function blockOf({ kind, name, sections }: DraftBlock): DocumentBlock {
  return {
    id: randomUUID(),
    kind,
    name,
    description: '',
    sections: sections.map(({ section }) => section),
  }
}

function sectionTitleAt(drafts: readonly DraftBlock[], at: number): string | undefined {
  const sections = drafts.flatMap((block) => block.sections)
  return sections.findLast(({ from }) => from <= at)?.section.title ?? sections[0]?.section.title
}
