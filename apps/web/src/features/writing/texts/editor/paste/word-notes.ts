/**
 * Word copies a footnote as a link to an entry of a list below the text, and the entry as a link back with its words.
 * Each becomes a note of ours where its mark stands; the list goes.
 */
export function takeWordNotes(root: Element): void {
  const byId = new Map<string, Element>()
  const links: { link: Element; id: string }[] = []
  for (const element of elementsOf(root)) {
    if (/^(?:ftn|edn)\d+$/.test(element.getAttribute('id') ?? '')) {
      byId.set(element.getAttribute('id')!, element)
    }
    const [, id] = /#_((?:ftn|edn)\d+)$/.exec(element.getAttribute('href') ?? '') ?? []
    if (id !== undefined) links.push({ link: element, id })
  }
  for (const { link, id } of links) {
    const entry = byId.get(id)
    byId.delete(id)
    link.parentNode?.replaceChild(entry ? noteOf(entry) : emptyText(link), link)
    if (entry) removeEntry(entry)
  }
}

function emptyText(link: Element): Node {
  return link.ownerDocument.createTextNode('')
}

function noteOf(entry: Element): Element {
  const note = entry.ownerDocument.createElement('span')
  note.setAttribute('data-footnote', '')
  const back = [...elementsOf(entry)].filter((element) =>
    /#_(?:ftn|edn)ref\d+$/.test(element.getAttribute('href') ?? ''),
  )
  for (const link of back) link.parentNode?.removeChild(link)
  for (const [at, paragraph] of paragraphsIn(entry).entries()) {
    if (at > 0) note.appendChild(entry.ownerDocument.createElement('br'))
    for (const child of Array.from(paragraph.childNodes)) note.appendChild(child)
  }
  return note
}

function paragraphsIn(entry: Element): Element[] {
  const paragraphs = [...elementsOf(entry)].filter(({ tagName }) => tagName.toLowerCase() === 'p')
  return paragraphs.length > 0 ? paragraphs : [entry]
}

/** With the line above the list, and the list itself once it is empty. */
function removeEntry(entry: Element): void {
  const list = entry.parentNode
  list?.removeChild(entry)
  const isOver = [...elementsOf(list as Element)].every(({ tagName }) =>
    /^(?:br|hr)$/i.test(tagName),
  )
  const isList = (list as Element | null)?.tagName?.toLowerCase() === 'div'
  if (isList && isOver && (list?.textContent ?? '').trim() === '')
    list?.parentNode?.removeChild(list)
}

function* elementsOf(root: Element): Generator<Element> {
  for (const child of Array.from(root.childNodes)) {
    if (child.nodeType !== 1) continue
    yield child as Element
    yield* elementsOf(child as Element)
  }
}
