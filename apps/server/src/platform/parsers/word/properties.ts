import type { TextAlign } from '@tacite/document/rich-text.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, elementsOf } from '../xml/xml-walk.ts'

/** Character properties; undefined = inherited from a style. */
export interface RunProperties {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  capitals?: boolean
  hidden?: boolean
  raised?: 'superscript' | 'subscript' | 'none'
  sizePt?: number
  highlighted?: boolean
  coloured?: boolean
  styleId?: string
  language?: string
}

/** Paragraph properties; undefined = inherited. */
export interface ParagraphProperties {
  align?: TextAlign
  /** 0 = first level; 9 = body text. */
  outlineLevel?: number
  numberingId?: string
  numberingLevel?: number
  pageBreakBefore?: boolean
  indentTwips?: number
}

export function readRunProperties(element: XmlElement | undefined): RunProperties {
  const properties: RunProperties = {}
  for (const child of elementsOf(element)) READ_RUN[child.name]?.(properties, child)
  return properties
}

const READ_RUN: Record<string, (properties: RunProperties, element: XmlElement) => void> = {
  'w:b': (properties, element) => (properties.bold = isOn(element)),
  'w:i': (properties, element) => (properties.italic = isOn(element)),
  'w:u': (properties, element) => (properties.underline = valueOf(element) !== 'none'),
  'w:strike': (properties, element) => (properties.strike = isOn(element)),
  'w:dstrike': (properties, element) => (properties.strike = isOn(element)),
  'w:caps': (properties, element) => (properties.capitals = isOn(element)),
  'w:smallCaps': (properties, element) => (properties.capitals = isOn(element)),
  'w:vanish': (properties, element) => (properties.hidden = isOn(element)),
  'w:vertAlign': (properties, element) => (properties.raised = raisedOf(valueOf(element))),
  'w:sz': (properties, element) => (properties.sizePt = numberOf(element, 2)),
  'w:highlight': (properties, element) => (properties.highlighted = valueOf(element) !== 'none'),
  'w:color': (properties, element) => (properties.coloured = isRealColour(valueOf(element))),
  'w:rStyle': (properties, element) => (properties.styleId = valueOf(element)),
  'w:lang': (properties, element) => (properties.language = valueOf(element)),
}

export function readParagraphProperties(element: XmlElement | undefined): ParagraphProperties {
  const numbering = childOf(element, 'w:numPr')
  const indent = childOf(element, 'w:ind')?.attributes
  const outline = childOf(element, 'w:outlineLvl')
  const breakBefore = childOf(element, 'w:pageBreakBefore')
  const align = alignOf(valueOf(childOf(element, 'w:jc')))
  const numberingId = valueOf(childOf(numbering, 'w:numId'))
  const level = valueOf(childOf(numbering, 'w:ilvl'))
  return {
    ...(align && { align }),
    ...(outline && { outlineLevel: numberOf(outline, 1) }),
    ...(numberingId !== undefined && { numberingId }),
    ...(level !== undefined && { numberingLevel: Number(level) }),
    ...(breakBefore && { pageBreakBefore: isOn(breakBefore) }),
    ...(indent && { indentTwips: Number(indent['w:left'] ?? indent['w:start'] ?? 0) }),
  }
}

/** The nearest value wins; missing ones are inherited. */
export function inherit<Properties extends object>(
  ...fromFarToNear: (Properties | undefined)[]
): Properties {
  return Object.assign({}, ...fromFarToNear) as Properties
}

export function valueOf(element: XmlElement | undefined): string | undefined {
  return element?.attributes['w:val']
}

/** ST_OnOff: present without a value means on. */
export function isOn(element: XmlElement): boolean {
  return !['0', 'false', 'off'].includes(valueOf(element) ?? 'true')
}

function numberOf(element: XmlElement, divisor: number): number | undefined {
  const value = Number(valueOf(element))
  return Number.isFinite(value) ? value / divisor : undefined
}

function raisedOf(value: string | undefined): RunProperties['raised'] {
  return value === 'superscript' || value === 'subscript' ? value : 'none'
}

function isRealColour(value: string | undefined): boolean {
  return value !== undefined && !['auto', '000000', 'windowText'].includes(value)
}

function alignOf(value: string | undefined): TextAlign | undefined {
  switch (value) {
    case undefined:
      return undefined
    case 'center':
      return 'center'
    case 'right':
    case 'end':
      return 'right'
    case 'both':
    case 'distribute':
      return 'justify'
    default:
      return 'left'
  }
}
