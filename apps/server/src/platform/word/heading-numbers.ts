import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import type { NumberingLabels } from '@tacite/document/number-sections.ts'
import type { StyleIds } from './style-ids.ts'
import { element, valued, type Xml } from './xml.ts'

/** The lists that count the articles of the text, and the annexes with their sections. */
export const BODY_LIST = 1
export const ANNEX_LIST = 2
/** A paragraph that names this list is in none, whatever its style says. */
export const NO_LIST = 0
export const FIRST_TEXT_LIST = 3

/** Beyond Z, Word writes AA, BB, CC; our letters go on as the columns of a spreadsheet: AA, AB. */
const LAST_SHARED_LETTER = 27

/** Whether Word counts a section as we do: if not, its number is written as text. */
export function countsAlike(style: NumberingStyle, path: readonly number[]): boolean {
  return style !== 'alphabetical' || (path[0] ?? 0) <= LAST_SHARED_LETTER
}

/** Word's own numbers of titles, live as in our editor: « Article 2 », « 2.1 ». */
export function headingDefinitions(
  style: NumberingStyle,
  labels: NumberingLabels,
  styles: StyleIds,
): { abstracts: Xml[]; lists: Xml[] } {
  const body = levels(style, 1).map((level, at) => ({
    ...level,
    text: style === 'articles' && at === 0 ? `${labels.article}\u00A0%1` : level.text,
    styleId: styles.headings[at],
  }))
  const annexes = [
    { format: 'decimal', text: `${labels.annex}\u00A0%1`, styleId: styles.annexTitle },
    ...levels(style, 2).map((level) => ({ ...level, styleId: undefined })),
  ]
  return {
    abstracts: [
      ...(style === 'none' ? [] : [definition(BODY_LIST, body)]),
      definition(ANNEX_LIST, annexes),
    ],
    lists: [...(style === 'none' ? [] : [list(BODY_LIST)]), list(ANNEX_LIST)],
  }
}

interface Level {
  format: string
  text: string
  styleId: string | undefined
}

/** The three levels of sections, the outermost of them being Word's level `first`, counted from 1. */
function levels(style: NumberingStyle, first: number): { format: string; text: string }[] {
  return [1, 2, 3].map((depth) => ({
    format: depth === 1 ? (FORMATS[style] ?? 'decimal') : 'decimal',
    text: Array.from({ length: depth }, (_, at) => `%${first + at}`).join('.'),
  }))
}

const FORMATS: Partial<Record<NumberingStyle, string>> = {
  roman: 'upperRoman',
  alphabetical: 'upperLetter',
}

function definition(id: number, own: readonly Level[]): Xml {
  return element(
    'w:abstractNum',
    { 'w:abstractNumId': id },
    valued('w:multiLevelType', 'multilevel'),
    ...own.map(({ format, text, styleId }, at) =>
      element(
        'w:lvl',
        { 'w:ilvl': at },
        valued('w:start', 1),
        valued('w:numFmt', format),
        styleId === undefined ? '' : valued('w:pStyle', styleId),
        valued('w:suff', 'space'),
        valued('w:lvlText', text),
        valued('w:lvlJc', 'left'),
        element('w:pPr', {}, element('w:ind', { 'w:left': 0, 'w:firstLine': 0 })),
      ),
    ),
  )
}

function list(id: number): Xml {
  return element('w:num', { 'w:numId': id }, valued('w:abstractNumId', id))
}
