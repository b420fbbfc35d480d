import { randomUUID } from 'node:crypto'
import type { DocumentSection, SectionLevel } from '@tacite/document/contract-document.ts'
import { emptyRichText, type RichTextBlock } from '@tacite/document/rich-text.ts'
import type { DraftBlock } from './assemble-document.ts'
import type { FlowItem } from './flow.ts'
import { blocksOf } from './group-lists.ts'
import type { ImportNames } from './import-names.ts'
import { sliceInline, textOfInline } from './inline-text.ts'
import type { LossRecorder } from './losses.ts'
import type { NumberPrefix } from './number-prefix.ts'
import type { Zone, ZoneHeading } from './outline-zones.ts'
import { fold } from './ordinals.ts'
import { cleanTitle } from './run-in-title.ts'
import { splitLongContent } from './split-long-content.ts'

/** A section with where its text began and the number that it bore in the file. */
export interface Draft {
  section: DocumentSection
  from: number
  number: NumberPrefix | undefined
}

const MAX_LEVEL = 3
/** Kinds of heading that group articles whose numbers go on: they become blocks, not levels. */
const GROUPS = new Set(['part', 'title', 'chapter', 'section'])

/** The blocks of a zone, each with its sections. */
export function assembleSections(
  zone: Zone,
  items: readonly FlowItem[],
  skipped: ReadonlySet<number>,
  names: ImportNames,
  losses: LossRecorder,
): DraftBlock[] {
  const headings = zone.headings.filter((heading) => !isDivider(heading, zone, items))
  const hasGroups = groupsArticles(headings)
  const isGroup = (heading: ZoneHeading) => hasGroups && GROUPS.has(heading.number?.kind ?? '')
  const depthShift = hasGroups ? shallowest(headings.filter((heading) => !isGroup(heading))) - 1 : 0
  const firstNumbered = headings.findIndex(({ number }) => number !== undefined)
  const isFront = (at: number) => zone.kind === 'body' && firstNumbered > 0 && at < firstNumbered
  const blocks: DraftBlock[] = []

  const intro = contentOf(zone.from, headings[0]?.index ?? zone.to)
  if (intro.length > 0) {
    const isAlone = headings.length === 0
    const title = isAlone
      ? loneTitle(zone, names)
      : introTitle(items.slice(zone.from, headings[0]?.index), zone, names)
    const startsFront = zone.kind === 'body' && firstNumbered >= 0
    blocks.push({ kind: 'body', name: startsFront ? names.preamble : names.body, sections: [] })
    add(title, 1, intro, zone.from, undefined)
  }
  for (const [at, heading] of headings.entries()) {
    const to = headings[at + 1]?.index ?? zone.to
    const content = [...restOf(heading), ...contentOf(heading.lastIndex + 1, to)]
    if (isGroup(heading)) {
      blocks.push({
        kind: 'body',
        name: cleanTitle(items[heading.index]?.text ?? heading.title),
        sections: [],
      })
      if (content.length > 0) add(heading.title, 1, content, heading.index, undefined)
      continue
    }
    if (at === firstNumbered && blocks.length > 0 && !hasGroups && zone.kind === 'body') {
      blocks.push({ kind: 'body', name: names.body, sections: [] })
    }
    if (blocks.length === 0) {
      blocks.push({ kind: 'body', name: isFront(at) ? names.preamble : names.body, sections: [] })
    }
    const depth = heading.depth - depthShift
    if (depth > MAX_LEVEL) losses.add('levelsFlattened', undefined, heading.title)
    if (heading.isFromText) losses.add('titlesFromText', undefined, heading.title)
    add(heading.title, depth, content, heading.index, heading.number)
  }
  return blocks.filter(({ sections }) => sections.length > 0)

  function add(
    title: string,
    depth: number,
    content: RichTextBlock[],
    from: number,
    number: NumberPrefix | undefined,
  ): void {
    const level = Math.min(Math.max(depth, 1), MAX_LEVEL) as SectionLevel
    const parts = splitLongContent(content)
    if (parts.length > 1) losses.add('sectionsSplit', undefined, title)
    for (const [at, part] of parts.entries()) {
      const section: DocumentSection = {
        id: randomUUID(),
        level,
        title: at === 0 ? title : `${title} (${at + 1})`,
        audience: 'anyone',
        content: part.length > 0 ? { type: 'doc', content: part } : emptyRichText(),
      }
      blocks.at(-1)?.sections.push({ section, from, number: at === 0 ? number : undefined })
    }
  }

  function contentOf(from: number, to: number): RichTextBlock[] {
    const within: FlowItem[] = []
    const places: number[] = []
    for (let index = from; index < to; index += 1) {
      if (skipped.has(index)) continue
      within.push(items[index]!)
      places.push(index)
    }
    return trimPageBreaks(blocksOf(within, losses, (at) => places[at] ?? from))
  }

  function restOf(heading: ZoneHeading): RichTextBlock[] {
    const item = items[heading.index]
    if (heading.restAt === undefined || item?.type !== 'paragraph') return []
    const inline = sliceInline(item.inline, heading.restAt)
    const { number: _, ...plain } = item
    return blocksOf([{ ...plain, inline, text: textOfInline(inline) }], losses)
  }
}

/** « CLÁUSULAS: », « IL A ÉTÉ CONVENU CE QUI SUIT : » right above an article: a line, not a section. */
function isDivider(heading: ZoneHeading, zone: Zone, items: readonly FlowItem[]): boolean {
  if (heading.number || heading.restAt !== undefined) return false
  const at = zone.headings.indexOf(heading)
  const next = zone.headings[at + 1]
  const to = next?.index ?? zone.to
  const hasText = items
    .slice(heading.lastIndex + 1, to)
    .some((item) => !(item.type === 'block' && item.node.type === 'page_break'))
  return !hasText && (next === undefined || next.depth <= heading.depth)
}

/** Whether titles or chapters stand above articles that are numbered through all of them. */
function groupsArticles(headings: readonly ZoneHeading[]): boolean {
  const articles = headings.filter(
    ({ number }) => number?.kind === 'article' && number.path.length === 1,
  )
  const first = (heading: ZoneHeading) => heading.number?.path[0] ?? 0
  const goesOn = articles.every(
    (article, at) => at === 0 || first(article) > first(articles[at - 1]!),
  )
  return (
    articles.length >= 2 && goesOn && headings.some(({ number }) => GROUPS.has(number?.kind ?? ''))
  )
}

function shallowest(headings: readonly ZoneHeading[]): number {
  return Math.min(...headings.map(({ depth }) => depth), Number.MAX_SAFE_INTEGER)
}

function introTitle(items: readonly FlowItem[], zone: Zone, names: ImportNames): string {
  if (zone.kind === 'annex') return zone.opening?.title || names.annex
  const text = fold(items.map((item) => item.text).join(' '))
  const namesParties =
    /entre les soussigne|d'une part|d’une part|by and between|hereinafter|between\b.*\band\b|de una parte|reunidos/.test(
      text,
    )
  return namesParties ? names.parties : names.preamble
}

/** The title of a zone without any heading. */
function loneTitle(zone: Zone, names: ImportNames): string {
  if (zone.kind === 'signature') return names.signatures
  return zone.kind === 'annex' ? zone.opening?.title || names.annex : names.body
}

/** A break before the next title or after this one is for the layout to make. */
function trimPageBreaks(blocks: RichTextBlock[]): RichTextBlock[] {
  const isText = ({ type }: RichTextBlock) => type !== 'page_break'
  return blocks.slice(Math.max(0, blocks.findIndex(isText)), blocks.findLastIndex(isText) + 1)
}
