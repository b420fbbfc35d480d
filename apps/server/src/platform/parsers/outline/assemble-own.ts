import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import { guessLanguage } from '@tacite/domain/recognition/guess-language.ts'
import { finishedBlock, placesOfItems, type AssembledDocument } from './assemble-document.ts'
import { addSection, type DraftBlock } from './draft-block.ts'
import type { FlowItem, FlowParagraph } from './flow.ts'
import { blocksOf } from './group-lists.ts'
import { importNames, type ImportNames } from './import-names.ts'
import type { LossRecorder } from './losses.ts'
import { withNotesOfTitle } from './notes-of-title.ts'

/**
 * A file that we wrote, perhaps changed in Word since: its styles say what is a title, an annex or the signature part,
 * and nothing is guessed. The first page is not part of the text.
 * @throws Refused FILE_TOO_COMPLEX when a single table or list exceeds the limit of a section
 */
export function assembleOwn(
  items: readonly FlowItem[],
  numbering: NumberingStyle,
  losses: LossRecorder,
): AssembledDocument {
  const language = guessLanguage(items.map(({ text }) => text).join(' '))
  const names = importNames(language)
  const parts = partsOf(items)
  const blocks: DraftBlock[] = []
  for (const [at, part] of parts.entries()) {
    addPart(part, parts[at + 1], { blocks, numbering, names, losses })
  }
  if (!blocks.some(({ kind }) => kind === 'body')) {
    blocks.unshift({ kind: 'body', name: names.body, sections: [] })
  }
  const title = items.find((item) => isParagraph(item) && item.role === 'title')?.text ?? ''
  const document = { title, numbering, blocks: blocks.map(finishedBlock) }
  return { document, language, ...placesOfItems(blocks, document) }
}

/** A title and what follows it; the text before the first title has none. */
interface Part {
  title: FlowParagraph | undefined
  from: number
  items: FlowItem[]
}

function partsOf(items: readonly FlowItem[]): Part[] {
  const parts: Part[] = [{ title: undefined, from: 0, items: [] }]
  for (const [at, item] of items.entries()) {
    if (isParagraph(item) && (item.role === 'cover' || item.role === 'title')) continue
    if (isParagraph(item) && item.outlineLevel !== undefined) {
      if (item.role === 'annexTitle') dropOwnPageBreak(parts.at(-1)!.items)
      parts.push({ title: item, from: at, items: [] })
    } else parts.at(-1)!.items.push(item)
  }
  return parts.filter(({ title, items: within }) => title || within.length > 0)
}

/** The style of an annex begins a page by itself. */
function dropOwnPageBreak(items: FlowItem[]): void {
  const last = items.at(-1)
  if (last?.type === 'block' && last.node.type === 'page_break') items.pop()
}

interface Assembly {
  blocks: DraftBlock[]
  numbering: NumberingStyle
  names: ImportNames
  losses: LossRecorder
}

function addPart({ title, from, items }: Part, next: Part | undefined, assembly: Assembly): void {
  const { blocks, names, losses } = assembly
  const text = blocksOf(items, losses, { at: (at) => from + at, readsDashes: false })
  const content = withNotesOfTitle([title], text, losses, from)
  if (title?.role === 'annexTitle' || title?.role === 'signatureTitle') {
    const kind = title.role === 'annexTitle' ? 'annex' : 'signature'
    const block: DraftBlock = {
      kind,
      name: title.text,
      from: kind === 'annex' ? from : undefined,
      sections: [],
    }
    blocks.push(block)
    // The title of a signature part of several sections is the block's own, not a section.
    const opensSections = content.length === 0 && (next?.title?.outlineLevel ?? 0) > 0
    if (content.length > 0 || (kind === 'signature' && !opensSections)) {
      addSection(block, { title: title.text, depth: 1, content, from }, losses)
    }
    return
  }
  const level = title?.outlineLevel ?? 0
  const open = blockFor(level, blocks, names)
  // The titles of a block with a title of its own are one level lower.
  const depth = open.kind === 'body' ? level + 1 : level
  addSection(open, { title: title?.text ?? names.heading, depth, content, from }, losses)
  const isCounted = title?.number !== undefined && title.number.label !== ''
  const isNumbered = isCounted || assembly.numbering === 'none' || open.kind === 'signature'
  if (!isNumbered) open.sections.at(-1)!.section.isNumbered = false
}

/** The block that a title is in: one of the outermost level after an annex is of the body again. */
function blockFor(level: number, blocks: DraftBlock[], names: ImportNames): DraftBlock {
  const open = blocks.at(-1)
  if (open && (open.kind === 'body' || level > 0)) return open
  const body: DraftBlock = { kind: 'body', name: names.body, sections: [] }
  blocks.push(body)
  return body
}

function isParagraph(item: FlowItem): item is FlowParagraph {
  return item.type === 'paragraph'
}
