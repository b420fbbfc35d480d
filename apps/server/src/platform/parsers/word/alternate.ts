import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed, descendantOf } from '../xml/xml-walk.ts'

/**
 * Of the alternatives in a file (mc:AlternateContent), the first that holds text or a picture, since we support few
 * of the drawings in the richer alternatives.
 */
export function chooseAlternate(element: XmlElement): XmlElement | undefined {
  const ways = [...childrenNamed(element, 'mc:Choice'), ...childrenNamed(element, 'mc:Fallback')]
  return ways.find(holdsSomething) ?? childOf(element, 'mc:Choice') ?? ways[0]
}

function holdsSomething(way: XmlElement): boolean {
  return ['w:t', 'pic:pic', 'v:imagedata'].some((name) => descendantOf(way, name) !== undefined)
}
