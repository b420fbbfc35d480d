import type { Letterhead, LetterheadStyle } from '../../word/letterhead.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed, elementsOf } from '../xml/xml-walk.ts'
import { valueOf } from '../word/properties.ts'
import { keptContent, keptXml, type Keeper } from './kept-xml.ts'

const MOST_STYLES = 500
const TYPES = ['paragraph', 'character', 'table'] as const

/** The styles of a letterhead, without their numbers: ours count the titles. */
export function keptStyles(root: XmlElement | undefined, keeper: Keeper): LetterheadStyle[] {
  return childrenNamed(root, 'w:style')
    .slice(0, MOST_STYLES)
    .flatMap((style) => keptStyle(style, keeper) ?? [])
}

/** What every run and paragraph starts from. */
export function keptDefaults(root: XmlElement | undefined, keeper: Keeper): Letterhead['defaults'] {
  const defaults = childOf(root, 'w:docDefaults')
  const inside = (holder: string, name: string) => {
    const properties = childOf(childOf(defaults, holder), name)
    return properties ? keptContent(properties, keeper) : ''
  }
  return {
    run: inside('w:rPrDefault', 'w:rPr'),
    paragraph: inside('w:pPrDefault', 'w:pPr'),
  }
}

function keptStyle(style: XmlElement, keeper: Keeper): LetterheadStyle | undefined {
  const { attributes } = style
  const type = TYPES.find((one) => one === attributes['w:type'])
  const id = attributes['w:styleId'] ?? ''
  const name = valueOf(childOf(style, 'w:name')) ?? ''
  if (!type || id === '' || name === '') return undefined
  const basedOn = valueOf(childOf(style, 'w:basedOn'))
  const next = valueOf(childOf(style, 'w:next'))
  const run = childOf(style, 'w:rPr')
  return {
    type,
    id,
    name,
    isDefault: ['1', 'true', 'on'].includes(attributes['w:default'] ?? ''),
    ...(basedOn !== undefined && { basedOn }),
    ...(next !== undefined && { next }),
    paragraph: keptParagraph(childOf(style, 'w:pPr'), keeper),
    run: run ? keptContent(run, keeper) : '',
    table: OF_TABLES.flatMap((part) => childrenNamed(style, part))
      .map((part) => keptXml(part, keeper))
      .join(''),
  }
}

const OF_TABLES = ['w:tblPr', 'w:trPr', 'w:tcPr', 'w:tblStylePr']

/** The order of properties is fixed: these stand before the number. */
const BEFORE_NUMBER = new Set([
  'w:keepNext',
  'w:keepLines',
  'w:pageBreakBefore',
  'w:framePr',
  'w:widowControl',
])

function keptParagraph(
  properties: XmlElement | undefined,
  keeper: Keeper,
): LetterheadStyle['paragraph'] {
  const all = [...elementsOf(properties)].map((one) => [one.name, keptXml(one, keeper)] as const)
  const joined = (isBefore: boolean) =>
    all
      .filter(([name]) => BEFORE_NUMBER.has(name) === isBefore)
      .map(([, xml]) => xml)
      .join('')
  return [joined(true), joined(false)]
}
