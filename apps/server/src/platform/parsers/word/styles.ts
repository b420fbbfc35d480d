import type { FlowRole } from '../outline/flow.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed } from '../xml/xml-walk.ts'
import { OWN_STYLE_NAMES } from '../../word/own-file-names.ts'
import {
  inherit,
  isOn,
  readParagraphProperties,
  readRunProperties,
  valueOf,
  type ParagraphProperties,
  type RunProperties,
} from './properties.ts'

/** The role of a paragraph's style, by the built-in name that is the same in every language. */
export type StyleRole = FlowRole | 'contents' | 'other'

export interface ResolvedStyle {
  id: string
  role: StyleRole
  paragraph: ParagraphProperties
  run: RunProperties
}

export interface WordStyles {
  /** The style with that id, or the default paragraph style. */
  paragraph(id: string | undefined): ResolvedStyle
  character(id: string | undefined): RunProperties
}

/** Reads styles.xml; every `basedOn` chain is resolved once, and a cycle ends it. */
export function readStyles(root: XmlElement | undefined): WordStyles {
  const defaults = childOf(root, 'w:docDefaults')
  const base = {
    paragraph: readParagraphProperties(childOf(childOf(defaults, 'w:pPrDefault'), 'w:pPr')),
    run: readRunProperties(childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr')),
  }
  const styles = new Map<string, XmlElement>()
  let defaultId: string | undefined
  for (const style of childrenNamed(root, 'w:style')) {
    const id = style.attributes['w:styleId']
    if (!id) continue
    styles.set(id, style)
    const isDefault = ['1', 'true', 'on'].includes(style.attributes['w:default'] ?? '')
    if (isDefault && style.attributes['w:type'] === 'paragraph') defaultId = id
  }
  const resolved = new Map<string, ResolvedStyle>()

  function paragraph(asked: string | undefined): ResolvedStyle {
    const id = asked !== undefined && styles.has(asked) ? asked : (defaultId ?? '')
    const known = resolved.get(id)
    if (known) return known
    const chain = chainOf(styles, id)
    const style: ResolvedStyle = {
      id,
      role: chain.map(roleOf).find((role) => role !== 'other') ?? 'other',
      paragraph: inherit(
        base.paragraph,
        ...chain.toReversed().map((part) => readStyleParagraph(part)),
      ),
      run: inherit(
        base.run,
        ...chain.toReversed().map((part) => readRunProperties(childOf(part, 'w:rPr'))),
      ),
    }
    resolved.set(id, style)
    return style
  }

  function character(id: string | undefined): RunProperties {
    const chain = id === undefined ? [] : chainOf(styles, id)
    return inherit(...chain.toReversed().map((part) => readRunProperties(childOf(part, 'w:rPr'))))
  }

  return { paragraph, character }
}

/** From the style itself up to its furthest ancestor. */
function chainOf(styles: Map<string, XmlElement>, id: string): XmlElement[] {
  const chain: XmlElement[] = []
  const seen = new Set<string>()
  let next: string | undefined = id
  while (next !== undefined && !seen.has(next)) {
    seen.add(next)
    const style = styles.get(next)
    if (!style) break
    chain.push(style)
    next = valueOf(childOf(style, 'w:basedOn'))
  }
  return chain
}

/** A built-in heading style is a heading even without an outline level. */
function readStyleParagraph(style: XmlElement): ParagraphProperties {
  const said = readParagraphProperties(childOf(style, 'w:pPr'))
  const builtIn = /^(?:heading|titre|título|titulo|überschrift)\s*([1-9])$/i.exec(nameOf(style))
  if (said.outlineLevel !== undefined || !builtIn) return said
  return { ...said, outlineLevel: Number(builtIn[1]) - 1 }
}

function roleOf(style: XmlElement): StyleRole {
  const name = nameOf(style).toLowerCase()
  if (/^(?:toc|tm|tdc)(?:\s*\d|\s*heading)|^table of (?:contents|figures)/.test(name)) {
    return 'contents'
  }
  if (['title', 'titre', 'título', 'titel'].includes(name)) return 'title'
  if (['subtitle', 'sous-titre', 'subtítulo'].includes(name)) return 'subtitle'
  if (name === 'quote' || name === 'intense quote') return 'quote'
  return OWN_ROLES[name] ?? 'other'
}

/** Of the files that we write; Word's « List Continue » too may follow an entry of a list, or stand anywhere. */
const OWN_ROLES: Record<string, StyleRole> = {
  [OWN_STYLE_NAMES.cover.toLowerCase()]: 'cover',
  [OWN_STYLE_NAMES.annexTitle.toLowerCase()]: 'annexTitle',
  [OWN_STYLE_NAMES.signatureTitle.toLowerCase()]: 'signatureTitle',
  'list continue': 'continued',
}

function nameOf(style: XmlElement): string {
  return valueOf(childOf(style, 'w:name')) ?? ''
}

/** Whether a toggle applies to the paragraph mark: an inserted or deleted end of paragraph. */
export function hasMark(properties: XmlElement | undefined, name: 'w:del' | 'w:ins'): boolean {
  const mark = childOf(childOf(properties, 'w:rPr'), name)
  return mark !== undefined && isOn(mark)
}
