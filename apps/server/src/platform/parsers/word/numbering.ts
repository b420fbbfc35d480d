import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed } from '../xml/xml-walk.ts'
import { numberFormatOf, type NumberFormat } from './number-format.ts'
import { readParagraphProperties, valueOf, type ParagraphProperties } from './properties.ts'

export interface NumberingLevel {
  start: number
  format: NumberFormat
  /** Such as 'Article %1' or '%1.%2.'. */
  text: string
  /** The level whose number restarts this one; 0 = never, undefined = any shallower one. */
  restart: number | undefined
  /** All the preceding numbers are written as decimals. */
  isLegal: boolean
  /** The paragraph style linked to this level. */
  styleId: string | undefined
  paragraph: ParagraphProperties
}

/** One list of the document: the format of its numbers, and which counters it shares. */
export interface NumberingList {
  id: string
  /** Lists of the same abstract definition count together. */
  counterId: string
  levels: NumberingLevel[]
  /** Levels at which this list restarts, with the first number. */
  restartsAt: Map<number, number>
}

const MAX_LEVELS = 9

/** Reads numbering.xml: lists by their id. */
export function readNumbering(root: XmlElement | undefined): Map<string, NumberingList> {
  const abstracts = new Map<string, XmlElement>()
  const byStyle = new Map<string, string>()
  for (const abstract of childrenNamed(root, 'w:abstractNum')) {
    const id = abstract.attributes['w:abstractNumId'] ?? ''
    abstracts.set(id, abstract)
    const styleLink = valueOf(childOf(abstract, 'w:styleLink'))
    if (styleLink) byStyle.set(styleLink, id)
  }
  const lists = new Map<string, NumberingList>()
  for (const list of childrenNamed(root, 'w:num')) {
    const id = list.attributes['w:numId']
    if (!id) continue
    let abstractId = valueOf(childOf(list, 'w:abstractNumId')) ?? ''
    // A list may use the definition owned by a numbering style.
    const borrowed = valueOf(childOf(abstracts.get(abstractId), 'w:numStyleLink'))
    if (borrowed) abstractId = byStyle.get(borrowed) ?? abstractId
    lists.set(id, readList(id, abstractId, abstracts.get(abstractId), list))
  }
  return lists
}

function readList(
  id: string,
  counterId: string,
  abstract: XmlElement | undefined,
  list: XmlElement,
): NumberingList {
  const levels: NumberingLevel[] = []
  for (const level of childrenNamed(abstract, 'w:lvl')) setLevel(levels, level)
  const restartsAt = new Map<number, number>()
  for (const override of childrenNamed(list, 'w:lvlOverride')) {
    const depth = depthOf(override)
    const level = childOf(override, 'w:lvl')
    if (level) setLevel(levels, level)
    const start = valueOf(childOf(override, 'w:startOverride'))
    if (start !== undefined && depth !== undefined) restartsAt.set(depth, wholeOf(start, 1))
  }
  return { id, counterId, levels, restartsAt }
}

function setLevel(levels: NumberingLevel[], element: XmlElement): void {
  const depth = depthOf(element)
  if (depth === undefined) return
  const restart = valueOf(childOf(element, 'w:lvlRestart'))
  const legal = childOf(element, 'w:isLgl')
  levels[depth] = {
    start: wholeOf(valueOf(childOf(element, 'w:start')), 1),
    format: numberFormatOf(valueOf(childOf(element, 'w:numFmt'))),
    text: valueOf(childOf(element, 'w:lvlText')) ?? '',
    restart: restart === undefined ? undefined : wholeOf(restart, 0),
    isLegal: legal !== undefined && !['0', 'false', 'off'].includes(valueOf(legal) ?? '1'),
    styleId: valueOf(childOf(element, 'w:pStyle')),
    paragraph: readParagraphProperties(childOf(element, 'w:pPr')),
  }
}

function depthOf(element: XmlElement): number | undefined {
  const depth = Number(element.attributes['w:ilvl'])
  return Number.isInteger(depth) && depth >= 0 && depth < MAX_LEVELS ? depth : undefined
}

function wholeOf(text: string | undefined, fallback: number): number {
  const number = Number(text)
  return text !== undefined && Number.isInteger(number) && number >= 0 ? number : fallback
}
