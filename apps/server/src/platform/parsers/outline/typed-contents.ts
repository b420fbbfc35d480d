import type { FlowItem } from './flow.ts'
import { fold } from './ordinals.ts'

/** « Article 1 – Objet ............ 4 »: a title, dots, a page. */
const DOTTED = /\S\s*(?:\.\s?){4,}\s*\d{1,4}(?=\s|$)|\S\s*…{2,}\s*\d{1,4}(?=\s|$)/u
/** The same with a tab, which other lines have too: it counts only when many follow each other. */
const TABBED = /\S\t+\d{1,4}\s*$/u
/** Regular expressions must not run on the endless text of a hostile file. */
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

/** Replaces a dropped item with an invisible one, so that the positions of others do not change. */
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

/** Consecutive indexes. */
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
