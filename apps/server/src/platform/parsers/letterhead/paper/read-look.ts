import type { PaperRule } from '../../../pdf/pdf-paper.ts'
import { readParagraphProperties, readRunProperties, valueOf } from '../../word/properties.ts'
import type { RunProperties } from '../../word/properties.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import { childOf, childrenNamed } from '../../xml/xml-walk.ts'
import { bounded, points, readColour } from './measures.ts'

/** How a run looks; undefined = inherited. */
export interface RunLook extends RunProperties {
  face?: string
  colour?: string
}

/** How a paragraph looks, in points; undefined = inherited. */
export interface ParagraphLook {
  align?: 'left' | 'center' | 'right' | 'justify'
  before?: number
  after?: number
  leading?: number
  left?: number
  right?: number
  /** By where they stand; `clear` takes one of the style away. */
  stops?: Record<number, string>
  top?: PaperRule | null
  bottom?: PaperRule | null
}

export function readRunLook(properties: XmlElement | undefined): RunLook {
  const fonts = childOf(properties, 'w:rFonts')?.attributes
  const face = fonts?.['w:ascii'] ?? fonts?.['w:hAnsi']
  const colour = readColour(valueOf(childOf(properties, 'w:color')))
  return {
    ...readRunProperties(properties),
    ...(face && { face }),
    ...(colour && { colour }),
  }
}

export function readParagraphLook(properties: XmlElement | undefined): ParagraphLook {
  const { align } = readParagraphProperties(properties)
  const spacing = childOf(properties, 'w:spacing')?.attributes ?? {}
  const indent = childOf(properties, 'w:ind')?.attributes ?? {}
  const borders = childOf(properties, 'w:pBdr')
  return {
    ...(align && { align }),
    ...known('before', points(spacing['w:before'], 0, 200)),
    ...known('after', points(spacing['w:after'], 0, 200)),
    ...known('leading', leadingOf(spacing)),
    ...known('left', points(indent['w:left'] ?? indent['w:start'], -200, 500)),
    ...known('right', points(indent['w:right'] ?? indent['w:end'], -200, 500)),
    ...known('stops', stopsOf(properties)),
    ...known('top', ruleOf(childOf(borders, 'w:top'))),
    ...known('bottom', ruleOf(childOf(borders, 'w:bottom'))),
  }
}

/** A border; null: none, undefined: nothing is said of it. */
export function ruleOf(border: XmlElement | undefined): PaperRule | null | undefined {
  if (!border) return undefined
  const kind = valueOf(border)
  if (kind === undefined || ['nil', 'none'].includes(kind)) return null
  const eighths = Number(border.attributes['w:sz'] ?? 4)
  return {
    width: bounded(Number.isFinite(eighths) ? eighths / 8 : 0.5, 0.25, 6),
    colour: readColour(border.attributes['w:color']) ?? '#000000',
  }
}

function known<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
}

/** Between the lines of a multiple; a fixed height is nearly always that of its own characters. */
function leadingOf(spacing: XmlElement['attributes']): number | undefined {
  const { 'w:line': line, 'w:lineRule': rule } = spacing
  if (line === undefined) return undefined
  if (rule === 'exact' || rule === 'atLeast') return 0
  const multiple = Number(line) / 240
  return Number.isFinite(multiple) ? bounded((multiple - 1) * 1.2, -0.2, 3) : undefined
}

function stopsOf(properties: XmlElement | undefined): ParagraphLook['stops'] {
  const tabs = childrenNamed(childOf(properties, 'w:tabs'), 'w:tab')
  if (tabs.length === 0) return undefined
  return Object.fromEntries(
    tabs.flatMap((tab) => {
      const at = points(tab.attributes['w:pos'], 0, 1600)
      return at === undefined ? [] : [[at, valueOf(tab) ?? 'left'] as const]
    }),
  )
}
