import { contractSchema } from '@tacite/document/schema.ts'
import { baseKeymap, chainCommands, toggleMark, wrapIn } from 'prosemirror-commands'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type Plugin,
} from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import type { Direction } from '../history/command.ts'
import { setAlign } from './commands/align.ts'
import { toggleList } from './commands/lists.ts'

const { nodes, marks } = contractSchema

/** Callbacks from a section's keys to the rest of the page. */
export interface KeyActs {
  askLink(): void
  askNote(): void
  /** Moves the focus to the formatting bar. */
  goToTools(): void
  addSection(): void
  moveSection(to: 'up' | 'down' | 'promote' | 'demote'): void
  /** Undoes or redoes the last thing done to the whole text, wherever that was. */
  step(direction: Direction): void
  /** Whether that was written in this section. */
  wroteLast(): boolean
  /** The cursor leaves the text at its beginning or its end. */
  leave(by: -1 | 1): boolean
}

/** The shortcuts of the formatting bar, as in Word and Google Docs; the bar's tooltips name them. */
export const formatKeys = {
  bold: 'Mod-b',
  italic: 'Mod-i',
  underline: 'Mod-u',
  strike: 'Mod-Shift-x',
  superscript: 'Mod-.',
  subscript: 'Mod-,',
} as const

export function editorKeys(acts: KeyActs): Plugin[] {
  const does = (act: () => void): Command => {
    return () => {
      act()
      return true
    }
  }
  return [
    keymap({
      'Mod-z': chainCommands(
        (state, dispatch) => acts.wroteLast() && undoInputRule(state, dispatch),
        does(() => acts.step('undo')),
      ),
      'Mod-y': does(() => acts.step('redo')),
      'Mod-Shift-z': does(() => acts.step('redo')),
      ...Object.fromEntries(
        Object.entries(formatKeys).map(([name, key]) => [
          key,
          toggleMark(marks[name as keyof typeof formatKeys]),
        ]),
      ),
      'Mod-Shift-7': toggleList('ordered_list'),
      'Mod-Shift-8': toggleList('bullet_list'),
      'Mod-Shift-9': wrapIn(nodes.blockquote),
      'Mod-Shift-l': setAlign('left'),
      'Mod-Shift-e': setAlign('center'),
      'Mod-Shift-r': setAlign('right'),
      'Mod-Shift-j': setAlign('justify'),
      'Mod-Shift-k': does(acts.askLink),
      // As in Word.
      'Mod-Alt-f': does(acts.askNote),
      'Alt-F10': does(acts.goToTools),
      'Mod-Enter': does(acts.addSection),
      'Alt-Shift-ArrowUp': does(() => acts.moveSection('up')),
      'Alt-Shift-ArrowDown': does(() => acts.moveSection('down')),
      'Alt-Shift-ArrowLeft': does(() => acts.moveSection('promote')),
      'Alt-Shift-ArrowRight': does(() => acts.moveSection('demote')),
      'Shift-Enter': breakLine,
      Enter: chainCommands(openField, splitListItem(nodes.list_item)),
      // Tab moves within tables and lists; elsewhere it leaves the text, as in any form.
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
      Backspace: undoInputRule,
      ArrowUp: leaveAt('up', acts.leave),
      ArrowDown: leaveAt('down', acts.leave),
    }),
    keymap(baseKeymap),
  ]
}

export const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

const LIVE = new Set([nodes.field, nodes.reference, nodes.footnote])

/** Enter on a live variable opens its value, on a reference what it names, on a mark its note, as a click does. */
const openField: Command = (state, _dispatch, view) => {
  const { selection } = state
  const isLive = selection instanceof NodeSelection && LIVE.has(selection.node.type)
  if (!isLive) return false
  const chip = view?.nodeDOM(selection.from)
  if (chip instanceof HTMLElement) chip.click()
  return true
}

/** On the first or last line of the section, with nothing beyond. */
function leaveAt(direction: 'up' | 'down', leave: KeyActs['leave']): Command {
  const by = direction === 'up' ? -1 : 1
  return ({ selection, doc }, _dispatch, view) => {
    if (!(selection instanceof TextSelection) || !selection.empty) return false
    const { $head } = selection
    const edge = doc.resolve(by === -1 ? $head.before() : $head.after())
    const isLast = Selection.findFrom(edge, by) === null
    return isLast && view?.endOfTextblock(direction) === true && leave(by)
  }
}
