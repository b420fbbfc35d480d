import { readStyle } from './read-style.ts'

/**
 * Word copies lists as paragraphs with `mso-list:l0 level2 lfo1` and a typed mark (« 1. », « · », « a) ») in an
 * ignored span. They become real lists, nested by their level.
 */
export function listWordParagraphs(root: Element): void {
  let run: WordItem[] = []
  const flush = () => {
    if (run.length > 0) makeLists(run)
    run = []
  }
  for (const paragraph of Array.from(elementsNamed(root, 'p'))) {
    const found = wordItem(paragraph)
    const last = run.at(-1)
    if (found && last && !areNeighbours(last.paragraph, paragraph)) flush()
    if (found) run.push(found)
    else flush()
  }
  flush()
}

interface WordItem {
  paragraph: Element
  level: number
  mark: string
}

function wordItem(paragraph: Element): WordItem | null {
  const level = /level(\d)/.exec(readStyle(paragraph).get('mso-list') ?? '')?.[1]
  if (!level) return null
  const marks = [...elementsNamed(paragraph, 'span')].filter(
    (span) => readStyle(span).get('mso-list') === 'ignore',
  )
  const mark = marks
    .map((span) => span.textContent ?? '')
    .join('')
    .trim()
  for (const span of marks) span.parentNode?.removeChild(span)
  return { paragraph, level: Number(level), mark }
}

function* elementsNamed(root: Element, tag: string): Generator<Element> {
  for (const child of Array.from(root.childNodes)) {
    if (child.nodeType !== 1) continue
    if ((child as Element).tagName.toLowerCase() === tag) yield child as Element
    yield* elementsNamed(child as Element, tag)
  }
}

/** Only white space and comments between them. */
function areNeighbours(one: Element, other: Element): boolean {
  let next = one.nextSibling
  while (
    next &&
    next !== other &&
    (next.nodeType === 8 || (next.textContent ?? '').trim() === '')
  ) {
    next = next.nextSibling
  }
  return next === other
}

function makeLists(items: readonly WordItem[]): void {
  const first = items[0]
  if (!first) return
  const document = first.paragraph.ownerDocument
  const open: { list: Element; level: number }[] = []
  for (const { paragraph, level, mark } of items) {
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    let top = open.at(-1)
    if (top === undefined || top.level < level) {
      const list = createList(document, mark)
      const parent = top?.list.lastChild
      if (parent) parent.appendChild(list)
      else paragraph.parentNode?.insertBefore(list, paragraph)
      top = { list, level }
      open.push(top)
    }
    const entry = document.createElement('li')
    top.list.appendChild(entry)
    entry.appendChild(paragraph)
    paragraph.removeAttribute('data-pasted-style')
  }
}

function createList(document: Document, mark: string): Element {
  const style = listStyle(mark)
  const list = document.createElement(style ? 'ol' : 'ul')
  if (style) list.setAttribute('data-style', style)
  const start = /^\(?(\d+)/.exec(mark)?.[1]
  if (style === 'decimal' && start && start !== '1') list.setAttribute('start', start)
  return list
}

/** Null for a bullet. */
function listStyle(mark: string): string | null {
  if (/^\(?\d+([.)]|$)/.test(mark)) return 'decimal'
  if (/^\(?[ivx]{2,}[.)]/i.test(mark) || /^\(?i[.)]/i.test(mark)) return 'lower-roman'
  return /^\(?[a-z][.)]/i.test(mark) ? 'lower-alpha' : null
}
