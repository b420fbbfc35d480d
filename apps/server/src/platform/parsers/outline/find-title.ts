import type { FlowItem, FlowParagraph } from './flow.ts'
import { bodySizeOf } from './heading-candidate.ts'
import { readNumberPrefix } from './number-prefix.ts'
import { isAddressLine, isKnownTitle, namesDocument, opensWithDocument } from './phrases.ts'
import { cleanTitle } from './inline-heading.ts'

/** The title proposed for a document, and the items that it was read from. They stay in the text. */
export interface FoundTitle {
  title: string
  indexes: number[]
}

/** A page of a contract has no more paragraphs, nor has a cover. */
const LOOKED_AT = 40
const MAX_CHARS = 180

/**
 * The likeliest title of the first page: in a title style, or the largest, boldest, centred line that names a kind of
 * contract. An address or « Préambule » is none, whatever it looks like; nor has a document that starts with its text.
 */
export function findTitle(items: readonly FlowItem[]): FoundTitle | undefined {
  const page = items.findIndex(isPageBreak)
  const top = items
    .slice(0, Math.min(LOOKED_AT, page > 0 ? page : LOOKED_AT))
    .map((item, index) => ({ item, index }))
    .filter((entry): entry is TopLine => entry.item.type === 'paragraph')
  const until = top.findIndex(({ item }) => isArticle(item))
  const lines = top.slice(0, until < 0 ? undefined : until).filter(({ item }) => mayBeTitle(item))
  const styled = lines.filter(({ item }) => item.role === 'title')
  // Used for many lines, the style says nothing.
  if (styled.length === 1 || styled.length === 2) return made(styled.slice(0, 1))
  const bodySizePt = bodySizeOf(items)
  const [best] = lines
    .map((line) => ({ line, score: scoreOf(line, bodySizePt) }))
    .filter(({ score }) => score >= 2.5)
    .toSorted((one, other) => other.score - one.score)
  return best && made(continued(best.line, lines))
}

interface TopLine {
  item: FlowParagraph
  index: number
}

function isPageBreak(item: FlowItem): boolean {
  return item.type === 'block' && item.node.type === 'page_break'
}

function isArticle(item: FlowParagraph): boolean {
  if (isAddressLine(item.text)) return false
  return (
    item.number?.label !== undefined ||
    readNumberPrefix(item.text, item.outlineLevel !== undefined) !== undefined
  )
}

function mayBeTitle({ text, role, look }: FlowParagraph): boolean {
  if (isKnownTitle(text) || isAddressLine(text)) return false
  if (role === 'title') return true
  const endsSentence =
    /[;,]$/.test(text) || (text.endsWith('.') && !look.isBold && !look.isCapitals)
  return text.length <= MAX_CHARS && !endsSentence && /\p{L}{2}/u.test(text)
}

function scoreOf({ item, index }: TopLine, bodySizePt: number): number {
  const { look, text, outlineLevel } = item
  return (
    (opensWithDocument(text) ? 5 : namesDocument(text) ? 3 : 0) +
    (look.sizePt >= bodySizePt * 1.25 ? 2 : look.sizePt > bodySizePt ? 1 : 0) +
    (look.isBold ? 1 : 0) +
    (look.isCapitals ? 1 : 0) +
    (look.isCentred ? 1 : 0) +
    (outlineLevel === 0 ? 2 : 0) +
    (item.role === 'subtitle' ? -2 : 0) +
    (index === 0 ? 0.5 : -index * 0.05)
  )
}

/** A title across two lines of the same look. */
function continued(line: TopLine, lines: readonly TopLine[]): TopLine[] {
  const next = lines.find(({ index }) => index === line.index + 1)
  const { look } = line.item
  const sameLook =
    next &&
    next.item.look.sizePt === look.sizePt &&
    next.item.look.isBold === look.isBold &&
    next.item.look.isCentred &&
    look.isCentred
  return sameLook && (look.isBold || look.isCapitals) ? [line, next] : [line]
}

function made(lines: readonly TopLine[]): FoundTitle | undefined {
  const title = cleanTitle(
    lines.map(({ item }) => item.text.replaceAll(/\s*\n\s*/g, ' – ')).join(' – '),
  )
  return title === '' ? undefined : { title, indexes: lines.map(({ index }) => index) }
}
