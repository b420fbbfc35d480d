import { NAMESPACES } from '../../../word/page-xml.ts'
import type { Letterhead, LetterheadStyle } from '../../../word/letterhead.ts'
import { element, type Xml } from '../../../word/xml.ts'
import { inherit } from '../../word/properties.ts'
import { WORD_NAMESPACES } from '../../word/word-namespaces.ts'
import { parseXml, type XmlElement } from '../../xml/parse-xml.ts'
import { readParagraphLook, readRunLook, type ParagraphLook, type RunLook } from './read-look.ts'

export interface Look {
  run: RunLook
  paragraph: ParagraphLook
}

/** How the styles of a letterhead make text look. */
export interface LetterheadLooks {
  /** Of a paragraph in that style; undefined: in the usual one. */
  ofParagraph(styleId: string | undefined): Look
  ofRun(styleId: string | undefined): RunLook
  /** The same, by the name that is the same in every language; undefined: there is no such style. */
  named(name: string): Look | undefined
  ofTable(styleId: string | undefined): XmlElement | undefined
}

/** Styles are based on one another; Word itself stops at ten. */
const LONGEST_CHAIN = 20

export function letterheadLooks({
  styles,
  defaults,
}: Pick<Letterhead, 'styles' | 'defaults'>): LetterheadLooks {
  const base = lookOf(defaults.paragraph, defaults.run)
  const byId = new Map(styles.map((style) => [`${style.type} ${style.id}`, style]))
  const usual = styles.find(({ type, isDefault }) => type === 'paragraph' && isDefault)?.id
  const known = new Map<string, Look>()

  function chained(type: LetterheadStyle['type'], styleId: string | undefined): Look {
    const key = `${type} ${styleId ?? ''}`
    const look = known.get(key) ?? joined(chainOf(type, styleId))
    known.set(key, look)
    return look
  }

  function chainOf(type: LetterheadStyle['type'], styleId: string | undefined): LetterheadStyle[] {
    const chain: LetterheadStyle[] = []
    for (
      let style = byId.get(`${type} ${styleId ?? ''}`);
      style && chain.length < LONGEST_CHAIN;
      style = byId.get(`${type} ${style.basedOn ?? ''}`)
    )
      chain.unshift(style)
    return chain
  }

  function ofParagraph(styleId: string | undefined): Look {
    const given = byId.has(`paragraph ${styleId ?? ''}`) ? styleId : usual
    return combine(base, chained('paragraph', given))
  }

  return {
    ofParagraph,
    ofRun: (styleId) => chained('character', styleId).run,
    named(name) {
      const style = styles.find(
        (one) => one.type === 'paragraph' && one.name.toLowerCase() === name.toLowerCase(),
      )
      return style && ofParagraph(style.id)
    },
    ofTable(styleId) {
      const table = byId.get(`table ${styleId ?? ''}`)?.table
      return table ? elementOf('w:tbl', table) : undefined
    },
  }
}

function joined(chain: readonly LetterheadStyle[]): Look {
  return chain
    .map(({ paragraph, run }) => lookOf(paragraph.join(''), run))
    .reduce(combine, { run: {}, paragraph: {} })
}

function combine(far: Look, near: Look): Look {
  return {
    run: inherit(far.run, near.run),
    paragraph: {
      ...inherit(far.paragraph, near.paragraph),
      stops: inherit(far.paragraph.stops, near.paragraph.stops),
    },
  }
}

function lookOf(paragraph: Xml, run: Xml): Look {
  return {
    run: readRunLook(elementOf('w:rPr', run)),
    paragraph: readParagraphLook(elementOf('w:pPr', paragraph)),
  }
}

/** What is kept of a letterhead, read again; it was written by us. */
export function elementOf(name: string, content: Xml): XmlElement {
  return parseXml(Buffer.from(element(name, NAMESPACES, content)), WORD_NAMESPACES)
}
