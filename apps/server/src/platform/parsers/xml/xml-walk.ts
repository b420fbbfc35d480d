import type { XmlElement } from './parse-xml.ts'

/** The child elements of an element, in order. */
export function* elementsOf(element: XmlElement | undefined): Generator<XmlElement> {
  for (const child of element?.children ?? []) if (typeof child !== 'string') yield child
}

/** The first child element with that name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of elementsOf(element)) if (child.name === name) return child
  return undefined
}

export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return [...elementsOf(element)].filter((child) => child.name === name)
}

/** The first descendant with that name; the parser bounds the depth. */
export function descendantOf(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    const found = child.name === name ? child : descendantOf(child, name)
    if (found) return found
  }
  return undefined
}

/** Every descendant with that name in order, without looking inside matches. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    if (child.name === name) yield child
    else yield* descendantsOf(child, name)
  }
}

/** All the text inside an element. */
export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
}
