import type { Repeat } from '@tacite/document/rich-text.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import type { FieldSource } from '../text/fields.ts'
import { REPEAT_MARK, repeatText } from '../text/repeat-text.ts'

/** What the marks follow: the rows of the contract, in the reader's language. */
interface MarkDeps {
  fieldSource: FieldSource
  texts: () => Translator
}

/** Whole blocks in a frame, under what is repeated. */
export function repeatView(node: Node, deps: MarkDeps): NodeView {
  const dom = document.createElement('div')
  const line = document.createElement('p')
  const contentDOM = document.createElement('div')
  dom.dataset['repeated'] = ''
  line.dataset['repetition'] = ''
  line.contentEditable = 'false'
  dom.append(line, contentDOM)
  return {
    ...following(node, deps, (mark) => {
      line.textContent = mark
    }),
    dom,
    contentDOM,
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
  }
}

/** A row or an entry, which can hold no line of ours: the style sheet writes its mark. */
export function markedView(node: Node, deps: MarkDeps, tag: 'li' | 'tr'): NodeView {
  const dom = document.createElement(tag)
  const view = following(node, deps, (mark) => {
    dom.dataset['repeat'] = mark
    dom.style.setProperty(REPEAT_MARK, JSON.stringify(mark))
  })
  return {
    ...view,
    dom,
    contentDOM: dom,
    ignoreMutation: (mutation) => mutation.type === 'attributes' && mutation.target === dom,
  }
}

function following(
  node: Node,
  deps: MarkDeps,
  show: (mark: string) => void,
): Omit<NodeView, 'dom'> {
  let repeat = node.attrs as Repeat
  const draw = () => show(repeatText(deps.texts(), deps.fieldSource.read(), repeat))
  draw()
  return {
    update(next) {
      if (next.type !== node.type) return false
      repeat = next.attrs as Repeat
      draw()
      return true
    },
    destroy: deps.fieldSource.subscribe(draw),
  }
}
