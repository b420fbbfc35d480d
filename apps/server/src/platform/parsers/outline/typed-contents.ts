import type { FlowItem } from './flow.ts'
import { fold } from './ordinals.ts'

/** « Article 1 – Objet ............ 4 »: a title, dots, a page. */
const DOTTED = /\S\s*(?:\.\s?){4,}\s*\d{1,4}(?=\s|$)|\S\s*…{2,}\s*\d{1,4}(?=\s|$)/u
/** The same with a tab, which other lines have too: only when many of them follow each other. */
const TABBED = /\S\t+\d{1,4}\s*$/u
/** Patterns are not let loose on a text that a hostile file made endless. */
const MAX_LOOKED_AT_CHARS = 2000
const MIN_DOTTED = 3
const MIN_TABBED = 5

/** The items of a contents table that was typed, or that a PDF holds as text; its title included. */
export function findTypedContents(items: readonly FlowItem[]): Set<number> {
  const dotted = indexesOf(items, DOTTED)
  const tabbed = runsOf(indexesOf(items, TABBED)).filter((run) => run.length >= MIN_TABBED)
  const lines = [...(dotted.length >= MIN_DOTTED ? dotted : []), ...tabbed.flat()]
  const found = new Set(lines)
  for (const index of lines) if (isContentsTitle(items[index - 1])) found.add(index - 1)
  return found
}

/** An item that shows nothing, in the place of one that is left out: places of others do not change. */
export function blankItem(): FlowItem {
  return { type: 'block', node: { type: 'page_break' }, text: '' }
}

function indexesOf(items: readonly FlowItem[], pattern: RegExp): number[] {
  return items.flatMap((item, index) =>
    item.type === 'paragraph' && pattern.test(item.text.slice(0, MAX_LOOKED_AT_CHARS))
      ? [index]
      : [],
  )
}

/** Indexes that follow each other without a gap. */
function runsOf(indexes: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const index of indexes) {
    const open = runs.at(-1)
    if (open?.at(-1) === index - 1) open.push(index)
    else runs.push([index])
  }
  return runs
}

function isContentsTitle(item: FlowItem | undefined): boolean {
  const text = fold(item?.text ?? '').trim()
  return /^(?:sommaire|table des matieres|table of contents|contents|indice|tabla de contenidos?)\s*:?$/.test(
    text,
  )
}
