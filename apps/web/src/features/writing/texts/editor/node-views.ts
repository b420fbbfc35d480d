import type { Condition } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { imageAddress } from '../document-view/image-address.ts'
import type { LiveReferences } from '../references/live-references.ts'
import { openNote, type LiveNotes } from '../notes/open-note.ts'
import { referenceView } from './reference-view.ts'
import { markedView, repeatView } from './repeat-views.ts'
import {
  isUnfolded,
  partOf,
  setUnfolded,
  subscribeToFolds,
} from '../document-view/unfolded-parts.ts'
import { conditionText, isInContract } from '../text/condition-text.ts'
import { shownField, type FieldSource } from '../text/fields.ts'

export interface NodeViewDeps {
  textId: string
  fieldSource: FieldSource
  references: LiveReferences
  texts: () => Translator
  notes: LiveNotes
  /** The frame's header was pressed: the cursor is inside it. */
  askCondition: () => void
}

/** The elements that the static text renders as well (`rich-text-view.tsx`), updated with the fields' values. */
export function nodeViews(deps: NodeViewDeps): Record<string, NodeViewConstructor> {
  return {
    ...inlineViews(deps),
    footnote: (_node, view, position) => noteView(view, position, deps),
    conditional: (node, view, getPos) =>
      conditionalView(node, deps, () => {
        const pos = getPos()
        if (pos === undefined) return
        view.focus()
        view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(pos + 1))))
        deps.askCondition()
      }),
    repeat: (node) => repeatView(node, deps),
    repeated_item: (node) => markedView(node, deps, 'li'),
    repeated_row: (node) => markedView(node, deps, 'tr'),
    image: (node) => imageView(node, deps),
    table: tableView,
  }
}

/** Those that a footnote holds as well. */
export function inlineViews(
  deps: Pick<NodeViewDeps, 'fieldSource' | 'references' | 'texts'>,
): Record<string, NodeViewConstructor> {
  return {
    field: (node) => fieldView(node, deps),
    reference: (node, view, position) => referenceView(node, deps, { view, position }),
  }
}

/** The mark alone, whose number is a decoration (`notePlugin`): the note is written in a window of its own. */
function noteView(
  view: EditorView,
  position: () => number | undefined,
  deps: NodeViewDeps,
): NodeView {
  const dom = document.createElement('span')
  dom.dataset['footnote'] = ''
  dom.addEventListener('click', () => {
    const at = position()
    if (at !== undefined) openNote(view, at, deps)
  })
  return { dom, update: (next) => next.type === contractSchema.nodes.footnote }
}

function fieldView(
  node: Node,
  { fieldSource, texts }: Pick<NodeViewDeps, 'fieldSource' | 'texts'>,
): NodeView {
  const dom = document.createElement('span')
  const variable = node.attrs['variable'] as string
  dom.dataset['field'] = variable
  const draw = () => {
    const { text, label, isFilled } = shownField(fieldSource.read(), variable)
    dom.textContent = text
    dom.toggleAttribute('data-empty', !isFilled)
    dom.title = isFilled
      ? texts()('editor.field.chip', { label, value: text })
      : texts()('editor.field.chipEmpty', { label })
  }
  draw()
  return { dom, destroy: fieldSource.subscribe(draw) }
}

function conditionalView(node: Node, deps: NodeViewDeps, edit: () => void): NodeView {
  const dom = document.createElement('div')
  const line = document.createElement('p')
  const state = document.createElement('span')
  const fold = document.createElement('button')
  const contentDOM = document.createElement('div')
  fold.type = 'button'
  dom.dataset['conditional'] = ''
  line.dataset['condition'] = ''
  line.contentEditable = 'false'
  let condition = node.attrs as Condition
  line.addEventListener('mousedown', (event) => {
    event.preventDefault()
    if (event.target !== fold) edit()
  })
  fold.addEventListener('click', () => {
    const part = partOf(deps.textId, condition)
    setUnfolded(part, !isUnfolded(part))
  })
  dom.append(line, contentDOM)
  const draw = () => {
    const t = deps.texts()
    const fields = deps.fieldSource.read()
    const isKept = isInContract(fields, condition)
    state.textContent = t(isKept ? 'editor.condition.kept' : 'editor.condition.left')
    const isOpen = isUnfolded(partOf(deps.textId, condition))
    fold.textContent = t(isOpen ? 'editor.condition.fold' : 'editor.condition.unfold')
    fold.ariaExpanded = String(isOpen)
    line.replaceChildren(conditionText(t, fields, condition), state, ...(isKept ? [] : [fold]))
    dom.toggleAttribute('data-left', !isKept)
    contentDOM.hidden = !isKept && !isOpen
  }
  draw()
  const stopFollowing = [deps.fieldSource.subscribe(draw), subscribeToFolds(draw)]
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false
      condition = next.attrs as Condition
      draw()
      return true
    },
    stopEvent: (event) => line.contains(event.target as globalThis.Node),
    ignoreMutation: (mutation) =>
      !contentDOM.contains(mutation.target) ||
      (mutation.type === 'attributes' && mutation.target === contentDOM),
    destroy: () => {
      for (const stop of stopFollowing) stop()
    },
  }
}

/** The scrolling frame of a wide table; declared editable, so that it counts as keyboard accessible. */
function tableView(): NodeView {
  const dom = document.createElement('div')
  dom.dataset['table'] = ''
  dom.contentEditable = 'true'
  const table = document.createElement('table')
  const contentDOM = document.createElement('tbody')
  table.append(contentDOM)
  dom.append(table)
  return { dom, contentDOM }
}

function imageView(node: Node, { textId }: NodeViewDeps): NodeView {
  const dom = document.createElement('img')
  const draw = ({ attrs }: Node) => {
    dom.src = imageAddress(textId, attrs['file'] as string)
    dom.alt = attrs['alt'] as string
    dom.width = attrs['widthPx'] as number
    dom.height = attrs['heightPx'] as number
  }
  draw(node)
  return {
    dom,
    update(next) {
      if (next.type !== node.type) return false
      draw(next)
      return true
    },
  }
}
