import { countNotes } from '@tacite/document/footnotes.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import type { Node } from 'prosemirror-model'
import { Plugin, type EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { copySerializer } from '../editor/clipboard.ts'
import type { NodeViewDeps } from '../editor/node-views.ts'
import { isInContract } from '../text/condition-text.ts'
import { openNote } from './open-note.ts'
import { UNCOUNTED } from './uncounted.ts'

type Deps = Pick<NodeViewDeps, 'fieldSource' | 'references' | 'texts' | 'notes'>

interface PlacedNote {
  node: Node
  pos: number
  number: string
}

/** Numbers the marks of an open section, and lists its notes below its text, as the static text does. */
export function notePlugin(deps: Deps): Plugin {
  let last: { doc: Node; said: string; set: DecorationSet } | null = null
  const decorate = ({ doc }: EditorState): DecorationSet | null => {
    const notes = placedNotes(doc, deps)
    if (notes.length === 0) return null
    const said = notes.map(({ number }) => number).join(' ')
    if (last?.doc !== doc || last.said !== said)
      last = { doc, said, set: DecorationSet.create(doc, decorationsOf(doc, notes, deps)) }
    return last.set
  }
  return new Plugin({
    props: { decorations: decorate },
    view: (view) => {
      // Notes of the sections before were added or taken away.
      const redraw = () => view.dispatch(view.state.tr.setMeta('addToHistory', false))
      return { destroy: deps.references.subscribe(redraw) }
    },
  })
}

function placedNotes(doc: Node, { notes, fieldSource }: Deps): PlacedNote[] {
  const found: { node: Node; pos: number }[] = []
  doc.descendants((node, pos) => {
    if (node.type === contractSchema.nodes.footnote) found.push({ node, pos })
  })
  if (found.length === 0) return []
  const before = notes.before()
  const fields = fieldSource.read()
  const counted = countNotes(doc.toJSON() as RichText, (condition) =>
    isInContract(fields, condition),
  )
  return found.map((note, at) => {
    const place = counted[at]!.place
    return { ...note, number: place === null ? UNCOUNTED : String(before + place + 1) }
  })
}

function decorationsOf(doc: Node, notes: readonly PlacedNote[], deps: Deps): Decoration[] {
  const t = deps.texts()
  const marks = notes.map(({ node, pos, number }) =>
    Decoration.node(pos, pos + node.nodeSize, {
      'data-number': number,
      role: 'button',
      'aria-label': t('editor.note.named', { number }),
    }),
  )
  const list = Decoration.widget(doc.content.size, (view) => listOf(notes, view, deps), {
    side: 1,
    ignoreSelection: true,
    stopEvent: () => true,
    key: notes.map(({ node, number }) => `${number} ${JSON.stringify(node.toJSON())}`).join(' '),
  })
  return [...marks, list]
}

function listOf(notes: readonly PlacedNote[], view: EditorView, deps: Deps): HTMLElement {
  const list = document.createElement('ol')
  list.dataset['notes'] = ''
  const t = deps.texts()
  list.dataset['repeatedNotes'] = t('editor.note.repeated')
  list.contentEditable = 'false'
  list.ariaLabel = t('editor.note.list')
  const serializer = copySerializer(deps)
  for (const { node, number } of notes) {
    const entry = document.createElement('li')
    entry.dataset['note'] = ''
    if (number === UNCOUNTED) entry.dataset['left'] = ''
    else entry.value = Number(number)
    entry.append(serializer.serializeFragment(node.content))
    entry.addEventListener('click', () => {
      const at = [...list.children].indexOf(entry)
      const pos = positionsOf(view.state.doc)[at]
      if (pos !== undefined) openNote(view, pos, deps)
    })
    list.append(entry)
  }
  return list
}

function positionsOf(doc: Node): number[] {
  const positions: number[] = []
  doc.descendants((node, pos) => {
    if (node.type === contractSchema.nodes.footnote) positions.push(pos)
  })
  return positions
}
