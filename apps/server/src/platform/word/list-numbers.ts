import { element, valued, type Xml } from './xml.ts'

/** The lists of a text, as numbering.xml defines them. */
export interface ListNumbers {
  /** A list with those nested in it: they share counters, and no others. */
  openTree(): ListTree
  definitions(): { abstracts: Xml[]; lists: Xml[] }
}

export interface ListTree {
  /** A list of this tree; returns the id that its paragraphs name. */
  add(depth: number, list: ListLook): number
}

export interface ListLook {
  style: 'bullet' | 'decimal' | 'lower-alpha' | 'lower-roman'
  start: number
}

/** Word knows nine levels. */
const DEEPEST = 8
const INDENT_TWIPS = 720
const HANGING_TWIPS = 360

/** The left edge of the text of an entry. */
export function indentAt(depth: number): number {
  return INDENT_TWIPS * (Math.min(depth, DEEPEST) + 1)
}

/** The level of an entry, for its paragraph. */
export function levelAt(depth: number): number {
  return Math.min(depth, DEEPEST)
}

/** @param firstId of definitions and lists: those before it belong to headings */
export function createListNumbers(firstId: number): ListNumbers {
  const abstracts: Xml[] = []
  const lists: Xml[] = []
  const trees: { id: number; levels: Map<number, ListLook['style']> }[] = []

  function openTree(): ListTree {
    const id = firstId + trees.length
    const levels = new Map<number, ListLook['style']>()
    trees.push({ id, levels })
    return {
      add(depth, { style, start }) {
        const at = levelAt(depth)
        const known = levels.get(at) ?? style
        levels.set(at, known)
        const override = element(
          'w:lvlOverride',
          { 'w:ilvl': at },
          style === 'bullet' ? '' : valued('w:startOverride', start),
          known === style ? '' : levelXml(at, style),
        )
        const listId = firstId + lists.length
        const isPlain = style === 'bullet' && known === style
        lists.push(
          element(
            'w:num',
            { 'w:numId': listId },
            valued('w:abstractNumId', id),
            isPlain ? '' : override,
          ),
        )
        return listId
      },
    }
  }

  return {
    openTree,
    definitions() {
      for (const { id, levels } of trees) {
        const written = Array.from({ length: DEEPEST + 1 }, (_, at) =>
          levelXml(at, levels.get(at) ?? 'bullet'),
        )
        abstracts.push(
          element(
            'w:abstractNum',
            { 'w:abstractNumId': id },
            valued('w:multiLevelType', 'hybridMultilevel'),
            ...written,
          ),
        )
      }
      return { abstracts, lists }
    },
  }
}

const FORMATS = {
  bullet: ['bullet', () => '•'],
  decimal: ['decimal', (at: number) => `%${at + 1}.`],
  'lower-alpha': ['lowerLetter', (at: number) => `%${at + 1})`],
  'lower-roman': ['lowerRoman', (at: number) => `%${at + 1})`],
} as const

function levelXml(at: number, style: ListLook['style']): Xml {
  const [format, textAt] = FORMATS[style]
  return element(
    'w:lvl',
    { 'w:ilvl': at },
    valued('w:start', 1),
    valued('w:numFmt', format),
    valued('w:lvlText', textAt(at)),
    valued('w:lvlJc', 'left'),
    element('w:pPr', {}, element('w:ind', { 'w:left': indentAt(at), 'w:hanging': HANGING_TWIPS })),
  )
}
