import type { RichTextBlock } from '@tacite/document/rich-text.ts'
import { addSection, type DraftBlock } from './draft-block.ts'
import type { FoundTitle } from './find-title.ts'
import type { FlowItem } from './flow.ts'
import { blocksOf } from './group-lists.ts'
import { isDivider, shapeOf, type ZoneShape } from './heading-roles.ts'
import type { ImportNames } from './import-names.ts'
import { sliceInline, textOfInline } from './inline-text.ts'
import type { LossRecorder } from './losses.ts'
import { fold } from './ordinals.ts'
import type { Zone, ZoneHeading } from './outline-zones.ts'
import { withNotesOfTitle } from './notes-of-title.ts'
import { cleanTitle } from './inline-heading.ts'

/** What the sections of a zone are made from. */
export interface ZoneSource {
  zone: Zone
  items: readonly FlowItem[]
  /** The line proposed as title, which stays in the text. */
  title: FoundTitle | undefined
  /** Items that are not contract text: a typed table of contents. */
  skipped: ReadonlySet<number>
  names: ImportNames
  losses: LossRecorder
}

/** The blocks of a zone with their sections; a body may have several, starting with a preamble. */
export function assembleSections(source: ZoneSource): DraftBlock[] {
  const { zone, items, losses } = source
  const headings = zone.headings.filter((heading) => !isDivider(heading, zone, items))
  const shape = shapeOf(headings)
  const blocks: DraftBlock[] = []
  addIntro(source, headings, shape, blocks)
  for (const [at, heading] of headings.entries()) {
    const to = headings[at + 1]?.index ?? zone.to
    const content = textBelow(heading, to, source)
    const block = blockFor(heading, at, source, shape, blocks)
    if (shape.groups.has(heading)) {
      if (content.length > 0) {
        addSection(block, { title: heading.title, depth: 1, content, from: heading.index }, losses)
      }
      continue
    }
    if (heading.isFromText) losses.add('titlesFromText', undefined, heading.title)
    const { title, index: from, number } = heading
    addSection(
      block,
      { title, depth: heading.depth - shape.depthShift, content, from, number },
      losses,
    )
  }
  return blocks.filter(({ sections }) => sections.length > 0)
}

/** The block for a heading's section: the current one, or a new one that it opens. */
function blockFor(
  heading: ZoneHeading,
  at: number,
  { zone, items, names }: ZoneSource,
  shape: ZoneShape,
  blocks: DraftBlock[],
): DraftBlock {
  const opensGroup = shape.groups.has(heading)
  const endsPreamble = zone.kind === 'body' && at === shape.firstNumbered && shape.groups.size === 0
  const open = blocks.at(-1)
  if (open && !opensGroup && !endsPreamble) return open
  const isPreamble = zone.kind === 'body' && at < shape.firstNumbered
  const name = opensGroup
    ? cleanTitle(items[heading.index]?.text ?? heading.title)
    : isPreamble
      ? names.preamble
      : names.body
  const block: DraftBlock = { kind: 'body', name, sections: [] }
  blocks.push(block)
  return block
}

/** Text before the first heading, or all text when there is none. */
function addIntro(
  source: ZoneSource,
  headings: readonly ZoneHeading[],
  shape: ZoneShape,
  blocks: DraftBlock[],
): void {
  const { zone, names, losses } = source
  const to = headings[0]?.index ?? zone.to
  const content = contentOf(zone.from, to, source)
  if (content.length === 0) return
  const isPreamble = zone.kind === 'body' && shape.firstNumbered >= 0
  const block: DraftBlock = {
    kind: 'body',
    name: isPreamble ? names.preamble : names.body,
    sections: [],
  }
  blocks.push(block)
  const title = headings.length === 0 ? loneTitle(source) : introTitle(source, to)
  addSection(block, { title, depth: 1, content, from: zone.from }, losses)
  // A title is no article, whatever style of numbers is chosen later.
  if (title === names.heading) for (const { section } of block.sections) section.isNumbered = false
}

const PARTIES =
  /entre les soussigne|d['’]une part|by and between|hereinafter|between\b.*\band\b|de una parte|reunidos/

const MAX_INTRO_CHARS = 10_000

function introTitle({ zone, items, names, title }: ZoneSource, to: number): string {
  if (zone.kind === 'annex') return zone.opening?.title || names.annex
  if (title?.indexes.at(-1) === to - 1) return names.heading
  const text = fold(
    items
      .slice(zone.from, to)
      .map((item) => item.text)
      .join(' ')
      .slice(0, MAX_INTRO_CHARS),
  )
  return PARTIES.test(text) ? names.parties : names.preamble
}

/** The title of a zone without any heading. */
function loneTitle({ zone, names }: ZoneSource): string {
  if (zone.kind === 'signature') return names.signatures
  return zone.kind === 'annex' ? zone.opening?.title || names.annex : names.body
}

function contentOf(
  from: number,
  to: number,
  { items, skipped, losses }: ZoneSource,
): RichTextBlock[] {
  const places: number[] = []
  for (let index = from; index < to; index += 1) if (!skipped.has(index)) places.push(index)
  const within = places.map((index) => items[index]!)
  return trimPageBreaks(blocksOf(within, losses, { at: (at) => places[at] ?? from }))
}

/** All of a heading's section: what a paragraph says behind its heading holds the notes of both. */
function textBelow(heading: ZoneHeading, to: number, source: ZoneSource): RichTextBlock[] {
  const { items, losses } = source
  const { index, lastIndex, restAt } = heading
  const content = [...restOf(heading, source), ...contentOf(lastIndex + 1, to, source)]
  const titles = restAt === undefined ? items.slice(index, lastIndex + 1) : []
  return withNotesOfTitle(titles, content, losses, index)
}

/** Text in the same paragraph as the heading. */
function restOf(heading: ZoneHeading, { items, losses }: ZoneSource): RichTextBlock[] {
  const item = items[heading.index]
  if (heading.restAt === undefined || item?.type !== 'paragraph') return []
  const inline = sliceInline(item.inline, heading.restAt)
  const { number: _, ...plain } = item
  return blocksOf([{ ...plain, inline, text: textOfInline(inline) }], losses)
}

/** The layout decides on page breaks next to a title. */
function trimPageBreaks(blocks: RichTextBlock[]): RichTextBlock[] {
  const isText = ({ type }: RichTextBlock) => type !== 'page_break'
  return blocks.slice(Math.max(0, blocks.findIndex(isText)), blocks.findLastIndex(isText) + 1)
}
