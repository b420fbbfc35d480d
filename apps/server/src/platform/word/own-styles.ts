import { ANNEX_LIST, BODY_LIST, NO_LIST } from './heading-numbers.ts'
import { OWN_STYLE_NAMES } from './own-file-names.ts'
import type { Letterhead } from './letterhead.ts'
import type { StyleIds } from './style-ids.ts'
import { numbering, type Style } from './style-xml.ts'
import { element, valued, type Xml } from './xml.ts'

const ACCENT = '0B4F54'
const QUIET = '5C676B'
const RULE = 'C9D1D3'
const TINT = 'F1F5F5'
const SERIF = 'Cambria'
const SANS = 'Calibri'

/** The look of a file without a letterhead: close to our PDF, in faces that every Word has. */
export function ownStyles(ids: StyleIds, isNumbered: boolean): Style[] {
  return [
    { type: 'paragraph', id: ids.normal, name: 'Normal', isDefault: true },
    ...ids.headings.map((id, at) => heading(id, at, ids.normal, isNumbered)),
    ...titleStyles(ids),
    ...textStyles(ids),
    ...pageStyles(ids),
    ...characterStyles(ids),
    tableStyle(ids.table),
  ]
}

/** What every run and paragraph starts from. */
export function ownDefaults(): Letterhead['defaults'] {
  return { run: faces(SERIF) + size(11), paragraph: spacing(0, 7, 1.15) }
}

const HEADING_SIZES = [14, 12, 11, 11]
const HEADING_SPACES = [20, 14, 11, 9]

function heading(id: string, at: number, normal: string, isNumbered: boolean): Style {
  const counted = isNumbered && at < 3
  return {
    type: 'paragraph',
    id,
    name: `heading ${at + 1}`,
    basedOn: normal,
    next: normal,
    paragraph: [
      '<w:keepNext/><w:keepLines/>',
      counted ? numbering(BODY_LIST, at) : '',
      spacing(HEADING_SPACES[at] ?? 9, 6, 1),
      valued('w:outlineLvl', at),
    ].join(''),
    run: `<w:b/><w:bCs/>${size(HEADING_SIZES[at] ?? 11)}`,
  }
}

function titleStyles(ids: StyleIds): Style[] {
  const [outermost] = ids.headings
  return [
    {
      type: 'paragraph',
      id: ids.title,
      name: 'Title',
      basedOn: ids.normal,
      next: ids.normal,
      paragraph: spacing(24, 24, 1),
      run: `<w:b/><w:bCs/>${size(22)}`,
    },
    {
      type: 'paragraph',
      id: ids.annexTitle,
      name: OWN_STYLE_NAMES.annexTitle,
      basedOn: outermost,
      next: ids.normal,
      paragraph: `<w:pageBreakBefore/>${numbering(ANNEX_LIST, 0)}${valued('w:outlineLvl', 0)}`,
    },
    {
      type: 'paragraph',
      id: ids.signatureTitle,
      name: OWN_STYLE_NAMES.signatureTitle,
      basedOn: outermost,
      next: ids.normal,
      paragraph: `${numbering(NO_LIST, 0)}${valued('w:outlineLvl', 0)}`,
    },
  ]
}

function textStyles(ids: StyleIds): Style[] {
  const basedOn = ids.normal
  return [
    {
      type: 'paragraph',
      id: ids.listParagraph,
      name: 'List Paragraph',
      basedOn,
      paragraph: element('w:spacing', { 'w:after': 80 }),
    },
    { type: 'paragraph', id: ids.listContinue, name: 'List Continue', basedOn },
    {
      type: 'paragraph',
      id: ids.quote,
      name: 'Quote',
      basedOn,
      paragraph:
        element('w:pBdr', {}, border('w:left', 12, 8)) + element('w:ind', { 'w:left': 284 }),
      run: valued('w:color', QUIET),
    },
    {
      type: 'paragraph',
      id: ids.footnoteText,
      name: 'footnote text',
      basedOn,
      paragraph: spacing(0, 2, 1),
      run: size(9),
    },
  ]
}

function pageStyles(ids: StyleIds): Style[] {
  const basedOn = ids.normal
  const run = faces(SANS) + valued('w:color', QUIET) + size(8)
  return [
    {
      type: 'paragraph',
      id: ids.cover,
      name: OWN_STYLE_NAMES.cover,
      basedOn,
      paragraph: spacing(0, 2, 1),
      run: faces(SANS) + size(10),
    },
    { type: 'paragraph', id: ids.header, name: 'header', basedOn, run },
    {
      type: 'paragraph',
      id: ids.footer,
      name: 'footer',
      basedOn,
      paragraph: valued('w:jc', 'center'),
      run,
    },
  ]
}

function characterStyles(ids: StyleIds): Style[] {
  return [
    {
      type: 'character',
      id: ids.hyperlink,
      name: 'Hyperlink',
      run: `${valued('w:color', ACCENT)}${valued('w:u', 'single')}`,
    },
    {
      type: 'character',
      id: ids.placeholder,
      name: 'Placeholder Text',
      run: valued('w:color', QUIET) + element('w:shd', SHADE_OF('FDF3D7')),
    },
    {
      type: 'character',
      id: ids.footnoteReference,
      name: 'footnote reference',
      run: valued('w:vertAlign', 'superscript'),
    },
  ]
}

function tableStyle(id: string): Style {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  const margin = (side: string, twips: number) =>
    element(`w:${side}`, { 'w:w': twips, 'w:type': 'dxa' })
  return {
    type: 'table',
    id,
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
  }
}

const SHADE_OF = (fill: string) => ({ 'w:val': 'clear', 'w:color': 'auto', 'w:fill': fill })

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
