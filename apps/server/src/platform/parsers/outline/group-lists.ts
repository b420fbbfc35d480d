import type {
  BlockquoteNode,
  BulletListNode,
  ListItemNode,
  OrderedListNode,
  OrderedListStyle,
  ParagraphNode,
  RichTextBlock,
  TextAlign,
} from '@tacite/document/rich-text.ts'
import type { FlowItem, FlowParagraph } from './flow.ts'
import { prependText, sliceInline } from './inline-text.ts'
import type { LossRecorder } from './losses.ts'

/** Blocks of rich text: numbered and dashed paragraphs become nested lists. */
export function blocksOf(
  items: readonly FlowItem[],
  losses: Pick<LossRecorder, 'add'>,
  { at, readsDashes = true }: GroupOptions = {},
): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let open: OpenList[] = []
  let quote: BlockquoteNode | undefined
  for (const [index, item] of items.entries()) {
    const entry =
      item.type === 'paragraph' ? entryOf(item, readsDashes && around(items, index)) : undefined
    if (entry) {
      open = place(entry, open, blocks)
      quote = undefined
      continue
    }
    const node = nodeOf(item, () => losses.add('listNumbersAsText', at?.(index)))
    open = openAround(item, open)
    const parent = open.at(-1)?.node.content.at(-1)
    if (parent) parent.content.push(node)
    else if (item.type === 'paragraph' && item.role === 'quote') quote = quoted(node, quote, blocks)
    else {
      quote = undefined
      blocks.push(node)
    }
  }
  return blocks
}

interface GroupOptions {
  /** Where an item stands in the file, to locate losses. */
  at?: (index: number) => number
  /** A typed dash makes a list. */
  readsDashes?: boolean
}

function around(items: readonly FlowItem[], index: number): Neighbours {
  return [items[index - 1], items[index + 1]]
}

type Neighbours = readonly [before: FlowItem | undefined, after: FlowItem | undefined]

function nodeOf(item: FlowItem, noteNumber: () => void): RichTextBlock {
  if (item.type === 'block') return item.node
  const label = item.number?.label
  if (label) noteNumber()
  return paragraphNode(label ? prependText(`${label} `, item.inline) : item.inline, item.align)
}

/** The lists that an item without a number is still part of: below one of their entries, in its indent. */
function openAround(item: FlowItem, open: readonly OpenList[]): OpenList[] {
  const isContinued =
    item.type === 'paragraph' && (item.role === 'continued' || item.role === 'quote')
  const indent = isContinued
    ? item.indentTwips
    : item.type === 'block'
      ? item.continuesAtTwips
      : undefined
  if (indent === undefined) return []
  const last = open.findLastIndex((list) => list.indentTwips <= indent + SAME_INDENT_TWIPS)
  return open.slice(0, last + 1)
}

function quoted(
  node: RichTextBlock,
  open: BlockquoteNode | undefined,
  blocks: RichTextBlock[],
): BlockquoteNode {
  if (open) {
    open.content.push(node)
    return open
  }
  const quote: BlockquoteNode = { type: 'blockquote', content: [node] }
  blocks.push(quote)
  return quote
}

export function emptyParagraph(): ParagraphNode {
  return { type: 'paragraph', attrs: { align: 'left' } }
}

function paragraphNode(inline: ParagraphNode['content'], align: TextAlign): ParagraphNode {
  const hasContent = inline !== undefined && inline.length > 0
  return { type: 'paragraph', attrs: { align }, ...(hasContent && { content: inline }) }
}

/** A paragraph that belongs in a list. */
interface ListEntry {
  listId: string
  depth: number
  indentTwips: number
  style: OrderedListStyle | 'bullet'
  value: number
  node: ListItemNode
}

interface OpenList {
  listId: string
  depth: number
  indentTwips: number
  style: ListEntry['style']
  next: number
  node: BulletListNode | OrderedListNode
}

function entryOf(item: FlowParagraph, dashedBeside: Neighbours | false): ListEntry | undefined {
  const { number, indentTwips } = item
  if (!number) {
    return dashedBeside && isDashed(item, dashedBeside) ? dashedEntry(item) : undefined
  }
  const style = styleOf(number.format, number.label)
  if (!style) return undefined
  return {
    listId: number.listId,
    depth: number.depth,
    indentTwips,
    style,
    value: number.value ?? 1,
    node: { type: 'list_item', content: [paragraphNode(item.inline, item.align)] },
  }
}

const DASH = /^[-–—•·▪●○■➢*]\s+(?=\S)/u

/** A typed dash starts a list when another one precedes or follows it, or after a colon. */
function isDashed(item: FlowParagraph, [before, after]: Neighbours): boolean {
  if (!DASH.test(item.text)) return false
  const isBeside = [before, after].some(
    (other) => other?.type === 'paragraph' && DASH.test(other.text),
  )
  return isBeside || /[:：]\s*$/.test(before?.text ?? '')
}

function dashedEntry(item: FlowParagraph): ListEntry {
  const dash = DASH.exec(item.text)?.[0] ?? ''
  const inline = sliceInline(item.inline, dash.length)
  return {
    listId: `typed ${dash.trim()}`,
    depth: 0,
    indentTwips: item.indentTwips,
    style: 'bullet',
    value: 1,
    node: { type: 'list_item', content: [paragraphNode(inline, item.align)] },
  }
}

/** How our lists write it, or undefined if they cannot: '1.1', 'Article 2', 'IV.', 'A.'. */
function styleOf(format: string, label: string): ListEntry['style'] | undefined {
  if (format === 'bullet' || label === '') return 'bullet'
  if (!/^\(?\p{L}{1,5}[.)°-]?\)?\.?$|^\(?\d{1,4}[.)°-]?\)?\.?$/u.test(label)) return undefined
  if (format === 'decimal') return 'decimal'
  if (format === 'lowerLetter') return 'lower-alpha'
  return format === 'lowerRoman' ? 'lower-roman' : undefined
}

/** Adds an entry to the list it continues, or opens a new list if it is deeper or different. */
function place(entry: ListEntry, open: OpenList[], blocks: RichTextBlock[]): OpenList[] {
  const stack = [...open]
  while (stack.length > 0 && isShallower(entry, stack.at(-1)!)) stack.pop()
  const top = stack.at(-1)
  if (top && continues(entry, top)) {
    top.node.content.push(entry.node)
    top.next = entry.value + 1
    return stack
  }
  if (top && !isDeeper(entry, top)) stack.pop()
  const list = listNode(entry)
  const parent = stack.at(-1)?.node.content.at(-1)
  if (parent) parent.content.push(list)
  else blocks.push(list)
  const { listId, depth, indentTwips, style, value } = entry
  stack.push({ listId, depth, indentTwips, style, next: value + 1, node: list })
  return stack
}

const SAME_INDENT_TWIPS = 100

function isDeeper(entry: ListEntry, list: OpenList): boolean {
  if (entry.listId === list.listId) return entry.depth > list.depth
  return entry.indentTwips > list.indentTwips + SAME_INDENT_TWIPS
}

function isShallower(entry: ListEntry, list: OpenList): boolean {
  if (entry.listId === list.listId) return entry.depth < list.depth
  return entry.indentTwips < list.indentTwips - SAME_INDENT_TWIPS
}

function continues(entry: ListEntry, list: OpenList): boolean {
  const isSame = entry.listId === list.listId && entry.depth === list.depth
  if (!isSame || entry.style !== list.style) return false
  return entry.style === 'bullet' || entry.value === list.next
}

function listNode({ style, value, node }: ListEntry): BulletListNode | OrderedListNode {
  if (style === 'bullet') return { type: 'bullet_list', content: [node] }
  return { type: 'ordered_list', attrs: { order: Math.max(1, value), style }, content: [node] }
}
