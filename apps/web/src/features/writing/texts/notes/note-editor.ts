import { contractSchema } from '@tacite/document/schema.ts'
import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { inputRules } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { EditorState, Selection, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { copySerializer, copyText, pastedHtml } from '../editor/clipboard.ts'
import { breakLine, formatKeys } from '../editor/keys.ts'
import { inlineViews, type NodeViewDeps } from '../editor/node-views.ts'
import { typedReferenceRule } from '../references/typed-reference.ts'
import { typographyRules } from '../editor/typography.ts'
import { createDraftHistory } from './draft-history.ts'
import { typedFieldRule } from './typed-field.ts'

const { marks } = contractSchema

interface NoteEditorDeps extends Pick<NodeViewDeps, 'fieldSource' | 'references' | 'texts'> {
  done(): void
  askReference(): boolean
}

/** An editor for the words of one note alone; the note of the text is changed once, when it is left. */
export function mountNoteEditor(host: HTMLElement, note: Node, deps: NoteEditorDeps): EditorView {
  const history = createDraftHistory()
  const view = new EditorView(
    { mount: host },
    {
      state: EditorState.create({ doc: note, plugins: plugins(deps, history) }),
      nodeViews: inlineViews(deps),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        spellcheck: 'true',
        lang: deps.fieldSource.read().locale,
        'aria-label': deps.texts()('editor.note.text'),
      },
      transformPastedHTML: (html) => pastedHtml(html, deps.references),
      clipboardSerializer: copySerializer(deps),
      clipboardTextSerializer: copyText(deps),
      dispatchTransaction(tr) {
        if (tr.docChanged) history.keep(view.state)
        view.updateState(view.state.apply(tr))
      },
    },
  )
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
  return view
}

function plugins(deps: NoteEditorDeps, history: ReturnType<typeof createDraftHistory>) {
  const { locale } = deps.fieldSource.read()
  const finish: Command = () => {
    deps.done()
    return true
  }
  const looks = Object.entries(formatKeys).map(([name, key]) => [
    key,
    toggleMark(marks[name as keyof typeof formatKeys]),
  ])
  return [
    inputRules({
      rules: [
        typedFieldRule(deps.fieldSource.read),
        typedReferenceRule(deps.askReference),
        ...typographyRules(locale),
      ],
    }),
    keymap({
      ...(Object.fromEntries(looks) as Record<string, Command>),
      'Mod-z': history.undo,
      'Mod-Enter': finish,
      Enter: breakLine,
      'Shift-Enter': breakLine,
    }),
    keymap(baseKeymap),
  ]
}
