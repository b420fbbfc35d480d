import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed, descendantOf } from '../xml/xml-walk.ts'

/**
 * Of the ways in which a file says the same thing (mc:AlternateContent): the first that holds text or
 * a picture, since we know few of the drawings that the richer ways need.
 */
export function chooseAlternate(element: XmlElement): XmlElement | undefined {
  const ways = [...childrenNamed(element, 'mc:Choice'), ...childrenNamed(element, 'mc:Fallback')]
  return ways.find(holdsSomething) ?? childOf(element, 'mc:Choice') ?? ways[0]
}

function holdsSomething(way: XmlElement): boolean {
  return ['w:t', 'pic:pic', 'v:imagedata'].some((name) => descendantOf(way, name) !== undefined)
}
