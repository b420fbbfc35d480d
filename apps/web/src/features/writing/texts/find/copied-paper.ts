export interface Copied {
  html: string
  plain: string
}

/** The titles and texts of the page, in reading order; what is marked beside them is no part of the text. */
const PARTS = '.paper-title, .block-title, .section-title, .rich-text'

/** Buttons, the words beneath a box, folded parts, and the lines that say what is conditional or repeated. */
const AROUND =
  'button, [hidden], [aria-hidden="true"], [data-condition], [data-repetition], [role="doc-backlink"], .ProseMirror-trailingBreak'

/** The whole text as it is seen, with its numbers and titles, also those that stand in boxes. */
export function copiedPaper(paper: Element): Copied {
  return copiedParts([paper])
}

/** The same of some parts of it, in their order. */
export function copiedParts(parts: readonly Element[]): Copied {
  const copy = document.createElement('div')
  for (const part of parts.flatMap((each) => [...each.querySelectorAll(PARTS)])) {
    const clean = cleanCopy(part)
    if (part.matches('.rich-text')) copy.append(...clean.childNodes)
    else copy.append(clean)
  }
  const lines = [...copy.querySelectorAll('h1, h2, h3, h4, h5, h6, p, [data-note]')].map(lineOf)
  return { html: copy.innerHTML, plain: lines.join('\n') }
}

function cleanCopy(part: Element): Element {
  const boxes = part.querySelectorAll('textarea')
  const copy = part.cloneNode(true) as Element
  // What was typed into a box is no part of its copy.
  for (const [at, box] of copy.querySelectorAll('textarea').entries()) {
    box.replaceWith(boxes[at]!.value)
  }
  for (const around of copy.querySelectorAll(AROUND)) around.remove()
  // The page writes the numbers of notes by its style sheet alone.
  for (const mark of copy.querySelectorAll<HTMLElement>('[data-footnote]'))
    mark.textContent = `[${mark.dataset['number']}]`
  const [number, title] = copy.children
  if (part.matches('.section-title, .block-title') && number && title) number.append(' ')
  return copy
}

function lineOf(element: Element): string {
  for (const end of element.querySelectorAll('br')) end.replaceWith('\n')
  const isNote = element instanceof HTMLLIElement && element.value > 0
  return isNote ? `[${element.value}] ${element.textContent.trim()}` : element.textContent
}
