import type { FlowItem } from './flow.ts'
import { isSignatureLine, opensSignatures } from './phrases.ts'

const MAX_SENTENCE_CHARS = 500
const MAX_TRAILING_ITEMS = 40
const MAX_TRAILING_CHARS = 110

/**
 * Where the signature part begins, between the last article and `to`: at a set phrase (« Fait à », 'In witness
 * whereof'), or else at the short signature lines at the end.
 */
export function findSignatureStart(
  items: readonly FlowItem[],
  from: number,
  to: number,
): number | undefined {
  for (let index = from; index < to; index += 1) {
    const item = items[index]
    if (
      item?.type === 'paragraph' &&
      item.text.length < MAX_SENTENCE_CHARS &&
      opensSignatures(item.text)
    ) {
      return index
    }
  }
  return trailingLines(items, from, to)
}

function trailingLines(items: readonly FlowItem[], from: number, to: number): number | undefined {
  let start = to
  for (let index = to - 1; index >= Math.max(from, to - MAX_TRAILING_ITEMS); index -= 1) {
    if (!isShortLine(items[index])) break
    start = index
  }
  while (start < to && isPageBreak(items[start])) start += 1
  const lines = items.slice(start, to)
  // A single « Date : » is not a signature.
  const isSigned =
    lines.filter((item) => isSignatureLine(item.text)).length >= 1 && lines.length >= 2
  return isSigned ? start : undefined
}

function isShortLine(item: FlowItem | undefined): boolean {
  if (!item) return false
  if (item.type === 'block') {
    return isPageBreak(item) || item.node.type === 'image' || /signatur|firma|_{4}/i.test(item.text)
  }
  if (item.number || item.outlineLevel !== undefined) return false
  return item.text.length <= MAX_TRAILING_CHARS && !/[a-zà-ÿ]{3}[.;,]$/u.test(item.text)
}

function isPageBreak(item: FlowItem | undefined): boolean {
  return item?.type === 'block' && item.node.type === 'page_break'
}
