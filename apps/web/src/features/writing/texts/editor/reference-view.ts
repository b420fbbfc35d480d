import type { ReferenceAttrs } from '@tacite/document/rich-text.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Node } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView, NodeView } from 'prosemirror-view'
import type { LiveReferences } from '../references/live-references.ts'

/** A reference by what it reads as now. Pressed, it leads to what it names; a broken one is given another. */
export function referenceView(
  node: Node,
  { references, texts }: { references: LiveReferences; texts: () => Translator },
  { view, position }: { view: EditorView; position: () => number | undefined },
): NodeView {
  const dom = document.createElement('span')
  const attrs = node.attrs as ReferenceAttrs
  dom.dataset['reference'] = attrs.part
  const draw = () => {
    const { words, isBroken } = references.show(attrs)
    dom.textContent = words
    dom.toggleAttribute('data-broken', isBroken)
    dom.title = texts()(isBroken ? 'editor.reference.mend' : 'editor.reference.goTo')
  }
  draw()
  dom.addEventListener('click', () => {
    if (!references.show(attrs).isBroken) return references.goTo(attrs.part)
    const at = position()
    if (at === undefined) return
    // What is chosen replaces what is selected.
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
    references.choose()
  })
  return { dom, destroy: references.subscribe(draw) }
}
