import type { RichTextMark } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'

export type MarkName = RichTextMark['type']

/** Whether typed text, or the whole selection, has a mark. */
export function isMarked({ selection, storedMarks, doc }: EditorState, name: MarkName): boolean {
  const type = contractSchema.marks[name]
  const { from, to, empty, $from } = selection
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, type)
}

export interface LinkRun {
  from: number
  to: number
  href: string
}

/** The whole link around the cursor, with its address. */
export function linkAround(state: EditorState): LinkRun | null {
  const { $from } = state.selection
  return linkRuns($from).find(({ from, to }) => from <= $from.pos && $from.pos <= to) ?? null
}

/** The links of a paragraph; adjacent texts with one address are one link. */
function linkRuns($pos: ResolvedPos): LinkRun[] {
  const runs: LinkRun[] = []
  $pos.parent.forEach((child, offset) => {
    const mark = contractSchema.marks.link.isInSet(child.marks)
    if (!mark) return
    const from = $pos.start() + offset
    const href = mark.attrs['href'] as string
    const last = runs.at(-1)
    if (last?.to === from && last.href === href) last.to = from + child.nodeSize
    else runs.push({ from, to: from + child.nodeSize, href })
  })
  return runs
}

/** Links the selection, or updates the link around the cursor, or inserts the given text as a link. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const around = linkAround(state)
    const { from, to } = around ?? state.selection
    const mark = contractSchema.marks.link.create({ href })
    const tr = state.tr
    const isSameText = text === '' || state.doc.textBetween(from, to) === text
    if (isSameText && from < to) tr.removeMark(from, to, mark.type).addMark(from, to, mark)
    else {
      const words = text || href
      tr.replaceRangeWith(from, to, contractSchema.text(words, [mark]))
      tr.setSelection(TextSelection.near(tr.doc.resolve(from + words.length)))
    }
    dispatch?.(tr.removeStoredMark(mark.type).scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const range = linkAround(state) ?? (state.selection.empty ? null : state.selection)
  if (!range) return false
  dispatch?.(state.tr.removeMark(range.from, range.to, contractSchema.marks.link))
  return true
}
