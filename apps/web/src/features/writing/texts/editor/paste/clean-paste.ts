import { readStyle } from './read-style.ts'
import { listWordParagraphs } from './word-lists.ts'
import { takeWordNotes } from './word-notes.ts'

/**
 * Converts content copied elsewhere (Word, a mail, a web page) into markup whose elements express what its styles
 * did: bold is `<strong>`, an alignment is `data-align`, a Word list is a list. All other styling is dropped; the
 * schema then drops what it does not know. Uses only basic DOM features, so that it also runs outside a browser.
 */
export function cleanPaste(root: Element): void {
  takeWordNotes(root)
  listWordParagraphs(root)
  for (const element of Array.from(descendants(root))) clean(element)
}

const droppedTags = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  'head',
  'iframe',
  'object',
  'embed',
  'svg',
  'video',
  'audio',
  'input',
  'button',
  'select',
  'textarea',
  'o:p',
  'noscript',
  'template',
])

/** Depth first, so that an element is processed after its children. */
function* descendants(node: Node): Generator<Element> {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType !== 1) continue
    yield* descendants(child)
    yield child as Element
  }
}

function clean(element: Element): void {
  const tag = element.tagName.toLowerCase()
  if (droppedTags.has(tag)) return remove(element)
  const style = readStyle(element)
  if (style.get('display') === 'none' || style.get('mso-hide') === 'all') return remove(element)
  setAlign(element, tag, style)
  wrapByStyle(element, tag, style)
  for (const name of ['data-pasted-style', 'class', 'lang', 'dir', 'width', 'height', 'bgcolor']) {
    if (!isOurs(element)) element.removeAttribute(name)
  }
}

/** Elements copied from our own editor stay unchanged. */
function isOurs(element: Element): boolean {
  return ['data-field', 'data-conditional', 'data-repeat', 'data-file', 'data-page-break'].some(
    (name) => element.hasAttribute(name),
  )
}

function setAlign(element: Element, tag: string, style: Map<string, string>): void {
  if (!/^(p|h[1-6]|div|td|th|center)$/.test(tag)) return
  const align =
    tag === 'center' ? 'center' : (style.get('text-align') ?? element.getAttribute('align'))
  if (align && /^(center|right|justify)$/.test(align)) element.setAttribute('data-align', align)
}

/** Wraps the content in elements for its style; a bold element with a normal style (Google Docs) is unwrapped. */
function wrapByStyle(element: Element, tag: string, style: Map<string, string>): void {
  const weight = style.get('font-weight')
  if ((tag === 'b' || tag === 'strong') && (weight === 'normal' || weight === '400')) {
    return unwrap(element)
  }
  if (isBlock(tag) || element.childNodes.length === 0) return
  for (const wrapper of wrappersOf(style)) {
    if (wrapper !== tag) wrapInside(element, wrapper)
  }
}

function wrappersOf(style: Map<string, string>): string[] {
  const weight = style.get('font-weight') ?? ''
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  const position = style.get('vertical-align')
  return [
    ...(weight === 'bold' || Number(weight) >= 600 ? ['strong'] : []),
    ...(style.get('font-style') === 'italic' ? ['em'] : []),
    ...(decoration.includes('underline') ? ['u'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(position === 'super' ? ['sup'] : []),
    ...(position === 'sub' ? ['sub'] : []),
  ]
}

function isBlock(tag: string): boolean {
  return /^(p|h[1-6]|div|ul|ol|li|table|tbody|thead|tr|td|th|blockquote|section|article|body|html)$/.test(
    tag,
  )
}

function wrapInside(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  while (element.firstChild) wrapper.appendChild(element.firstChild)
  element.appendChild(wrapper)
}

function unwrap(element: Element): void {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element)
  remove(element)
}

function remove(element: Element): void {
  element.parentNode?.removeChild(element)
}
