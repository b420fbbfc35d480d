import type { Locale } from '@tacite/domain/locale.ts'
import { ANNEX_LIST, BODY_LIST, NO_LIST } from './heading-numbers.ts'
import { OWN_STYLE_NAMES } from './own-file-names.ts'
import { OWN_STYLES } from './style-ids.ts'
import { element, valued, type Xml } from './xml.ts'

const ACCENT = '0B4F54'
const QUIET = '5C676B'
const RULE = 'C9D1D3'
const TINT = 'F1F5F5'
const SERIF = 'Cambria'
const SANS = 'Calibri'

/** The language that Word checks the spelling of the text in. */
export const LANGUAGES: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES' }

/** The look of a file without a letterhead: close to our PDF, in faces that every Word has. */
export function ownStyles(locale: Locale, isNumbered: boolean): Xml[] {
  const headings = OWN_STYLES.headings.map((id, at) => headingXml(id, at, isNumbered))
  return [
    defaultsXml(locale),
    style({ type: 'paragraph', id: OWN_STYLES.normal, name: 'Normal', isDefault: true }),
    ...headings,
    ...titleStyles(),
    ...textStyles(),
    ...pageStyles(),
    ...characterStyles(),
    tableStyle(),
  ]
}

interface Style {
  type: 'paragraph' | 'character' | 'table'
  id: string
  name: string
  isDefault?: boolean
  basedOn?: string
  next?: string
  paragraph?: Xml
  run?: Xml
  table?: Xml
}

export function style(given: Style): Xml {
  const { type, id, name, isDefault, basedOn, next, paragraph = '', run = '', table = '' } = given
  const isOwn = id.startsWith('Tacite')
  return element(
    'w:style',
    {
      'w:type': type,
      'w:default': isDefault ? 1 : undefined,
      'w:customStyle': isOwn ? 1 : undefined,
      'w:styleId': id,
    },
    valued('w:name', name),
    basedOn === undefined ? '' : valued('w:basedOn', basedOn),
    next === undefined ? '' : valued('w:next', next),
    '<w:qFormat/>',
    paragraph === '' ? '' : element('w:pPr', {}, paragraph),
    run === '' ? '' : element('w:rPr', {}, run),
    table,
  )
}

function defaultsXml(locale: Locale): Xml {
  const language = LANGUAGES[locale]
  const run = element(
    'w:rPr',
    {},
    faces(SERIF),
    size(11),
    element('w:lang', { 'w:val': language, 'w:eastAsia': language, 'w:bidi': 'ar-SA' }),
  )
  const paragraph = element('w:pPr', {}, spacing(0, 7, 1.15))
  return element(
    'w:docDefaults',
    {},
    element('w:rPrDefault', {}, run),
    element('w:pPrDefault', {}, paragraph),
  )
}

const HEADING_SIZES = [14, 12, 11, 11]
const HEADING_SPACES = [20, 14, 11, 9]

function headingXml(id: string, at: number, isNumbered: boolean): Xml {
  const counted = isNumbered && at < 3
  return style({
    type: 'paragraph',
    id,
    name: `heading ${at + 1}`,
    basedOn: OWN_STYLES.normal,
    next: OWN_STYLES.normal,
    paragraph: [
      '<w:keepNext/><w:keepLines/>',
      counted ? numbering(BODY_LIST, at) : '',
      spacing(HEADING_SPACES[at] ?? 9, 6, 1),
      valued('w:outlineLvl', at),
    ].join(''),
    run: `<w:b/><w:bCs/>${size(HEADING_SIZES[at] ?? 11)}`,
  })
}

function titleStyles(): Xml[] {
  const [heading] = OWN_STYLES.headings
  return [
    style({
      type: 'paragraph',
      id: OWN_STYLES.title,
      name: 'Title',
      basedOn: OWN_STYLES.normal,
      next: OWN_STYLES.normal,
      paragraph: spacing(24, 24, 1),
      run: `<w:b/><w:bCs/>${size(22)}`,
    }),
    style({
      type: 'paragraph',
      id: OWN_STYLES.annexTitle,
      name: OWN_STYLE_NAMES.annexTitle,
      basedOn: heading,
      next: OWN_STYLES.normal,
      paragraph: `<w:pageBreakBefore/>${numbering(ANNEX_LIST, 0)}${valued('w:outlineLvl', 0)}`,
    }),
    style({
      type: 'paragraph',
      id: OWN_STYLES.signatureTitle,
      name: OWN_STYLE_NAMES.signatureTitle,
      basedOn: heading,
      next: OWN_STYLES.normal,
      paragraph: `${numbering(NO_LIST, 0)}${valued('w:outlineLvl', 0)}`,
    }),
  ]
}

function textStyles(): Xml[] {
  const basedOn = OWN_STYLES.normal
  return [
    style({
      type: 'paragraph',
      id: OWN_STYLES.listParagraph,
      name: 'List Paragraph',
      basedOn,
      paragraph: element('w:spacing', { 'w:after': 80 }),
    }),
    style({ type: 'paragraph', id: OWN_STYLES.listContinue, name: 'List Continue', basedOn }),
    style({
      type: 'paragraph',
      id: OWN_STYLES.quote,
      name: 'Quote',
      basedOn,
      paragraph:
        element('w:pBdr', {}, border('w:left', 12, 8)) + element('w:ind', { 'w:left': 284 }),
      run: valued('w:color', QUIET),
    }),
  ]
}

function pageStyles(): Xml[] {
  const basedOn = OWN_STYLES.normal
  const run = faces(SANS) + valued('w:color', QUIET) + size(8)
  return [
    style({
      type: 'paragraph',
      id: OWN_STYLES.cover,
      name: OWN_STYLE_NAMES.cover,
      basedOn,
      paragraph: spacing(0, 2, 1),
      run: faces(SANS) + size(10),
    }),
    style({ type: 'paragraph', id: OWN_STYLES.header, name: 'header', basedOn, run }),
    style({
      type: 'paragraph',
      id: OWN_STYLES.footer,
      name: 'footer',
      basedOn,
      paragraph: valued('w:jc', 'center'),
      run,
    }),
  ]
}

function characterStyles(): Xml[] {
  return [
    style({
      type: 'character',
      id: OWN_STYLES.hyperlink,
      name: 'Hyperlink',
      run: `${valued('w:color', ACCENT)}${valued('w:u', 'single')}`,
    }),
    style({
      type: 'character',
      id: OWN_STYLES.placeholder,
      name: 'Placeholder Text',
      run: valued('w:color', QUIET) + element('w:shd', SHADE_OF('FDF3D7')),
    }),
  ]
}

export function tableStyle(): Xml {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  const margin = (side: string, twips: number) =>
    element(`w:${side}`, { 'w:w': twips, 'w:type': 'dxa' })
  return style({
    type: 'table',
    id: OWN_STYLES.table,
    name: 'Tacite Table',
    paragraph: spacing(0, 3, 1),
    run: faces(SANS) + size(9),
    table: [
      element(
        'w:tblPr',
        {},
        element('w:tblBorders', {}, ...sides.map((side) => border(`w:${side}`, 4, 0))),
        element(
          'w:tblCellMar',
          {},
          margin('top', 80),
          margin('left', 120),
          margin('bottom', 60),
          margin('right', 120),
        ),
      ),
      element(
        'w:tblStylePr',
        { 'w:type': 'firstRow' },
        element('w:rPr', {}, '<w:b/><w:bCs/>'),
        element('w:tcPr', {}, element('w:shd', SHADE_OF(TINT))),
      ),
    ].join(''),
  })
}

const SHADE_OF = (fill: string) => ({ 'w:val': 'clear', 'w:color': 'auto', 'w:fill': fill })

export function numbering(listId: number, level: number): Xml {
  return element('w:numPr', {}, valued('w:ilvl', level), valued('w:numId', listId))
}

function border(side: string, eighths: number, spacePt: number): Xml {
  return element(side, {
    'w:val': 'single',
    'w:sz': eighths,
    'w:space': spacePt,
    'w:color': RULE,
  })
}

function faces(face: string): Xml {
  return element('w:rFonts', {
    'w:ascii': face,
    'w:hAnsi': face,
    'w:eastAsia': face,
    'w:cs': face,
  })
}

function size(points: number): Xml {
  return valued('w:sz', points * 2) + valued('w:szCs', points * 2)
}

function spacing(beforePt: number, afterPt: number, lines: number): Xml {
  return element('w:spacing', {
    'w:before': beforePt * 20,
    'w:after': afterPt * 20,
    'w:line': Math.round(lines * 240),
    'w:lineRule': 'auto',
  })
}
