import type { FoundMatch } from '@tacite/document/find/find-in-lines.ts'
import type { FindLine, Stretch } from '@tacite/document/find/find-line.ts'

/** Finds the elements of the page that show lines, for as long as the page stays as it is. */
export function createLineFinder(): (line: FindLine) => Element | null {
  const known = new Map<string, ArrayLike<Element>>()
  return ({ sectionId, paragraph, isNote, ofKind }) => {
    const section = document.getElementById(`section-${sectionId}`)
    if (!section) return null
    if (paragraph === null) return titleElement(section)
    const wanted = isNote ? NOTES : PARAGRAPHS
    const key = `${sectionId} ${wanted}`
    const elements = known.get(key) ?? section.querySelectorAll(wanted)
    known.set(key, elements)
    return elements[ofKind] ?? null
  }
}

/** As they are listed below the text. */
const NOTES = '.rich-text [data-note]'

/** Those of the text, without the lines that say what is conditional or repeated. */
const PARAGRAPHS = '.rich-text p:not([data-condition], [data-repetition])'

/** Of a title that is written in, the words beneath its box: a box has no ranges. */
function titleElement(section: Element): Element | null {
  const title = section.querySelector('.section-title')
  return title?.querySelector(':scope > span > [aria-hidden]') ?? title?.lastElementChild ?? null
}

/** Where an element shows a match; null: it shows other words by now. */
export function rangeIn(
  element: Element,
  line: FindLine,
  { from, to }: FoundMatch,
): StaticRangeInit | null {
  const start = pointAt(element, line.fields, from, 'after')
  const end = pointAt(element, line.fields, to, 'before')
  if (!start || !end) return null
  const [startContainer, startOffset] = start
  const [endContainer, endOffset] = end
  return { startContainer, startOffset, endContainer, endOffset }
}

const SHOWN = '[data-field], [data-reference]'

type Point = [Text, number]

/** The place of a position of a line; at the border of two texts that one which the match is in. */
function pointAt(
  element: Element,
  fields: readonly Stretch[],
  position: number,
  side: 'before' | 'after',
): Point | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let at = 0
  let field = 0
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof HTMLBRElement) at += 1
    if (node instanceof Element && node.matches('[data-footnote]')) {
      // The mark is one character of the line, and none of the page.
      at += 1
      field += 1
    }
    if (!(node instanceof Text)) continue
    const stretch = node.parentElement?.closest(SHOWN) ? fields[field++] : undefined
    const length = stretch ? stretch.to - stretch.from : node.length
    const isInside = side === 'after' ? position < at + length : position <= at + length
    if (isInside) return [node, Math.max(0, Math.min(node.length, position - at))]
    at += length
  }
  return null
}
