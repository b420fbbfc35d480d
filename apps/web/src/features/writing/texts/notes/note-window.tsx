import { contractSchema } from '@tacite/document/schema.ts'
import type { Node } from 'prosemirror-model'
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import type { TextFields } from '../text/fields.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { WritingWindowProps } from '../toolbar/writing-window.ts'
import { keepNote } from './keep-note.ts'
import { NoteText } from './note-text.tsx'

const ReferenceWindow = lazy(() => import('../toolbar/reference-window.tsx'))

const { footnote } = contractSchema.nodes

/** The words of a note: the one that is selected, or a new one at the cursor. However it is left, they are kept. */
export default function NoteWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const { fieldSource, isOneSection } = useOpenText()
  const [note] = useState(() => selectedNote(writing.state))
  const [isReferring, setReferring] = useState(false)
  const [draft] = useState(() => note ?? footnote.create())
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const leave = (words = view.current?.state.doc.content) => {
    onClose()
    if (!words) return
    if (note && words.size === 0) toasts.success(t('editor.note.removed'))
    writing.run(keepNote(words))
  }
  return (
    <Dialog
      isOpen
      onClose={() => leave()}
      initialFocus={host}
      size="medium"
      title={t('editor.note.title')}
      description={t('editor.note.lead', { field: `{{${exampleOf(fieldSource.read())}}}` })}
      footer={
        <>
          <Button
            variant="quiet"
            disabledReason={isOneSection ? t.refusal({ code: 'TEXT_IS_ONE_SECTION' }) : null}
            onClick={() => setReferring(true)}
          >
            {t('editor.tool.reference')}
          </Button>
          {note && (
            <Button variant="quiet" onClick={() => leave(footnote.create().content)}>
              {t('editor.note.remove')}
            </Button>
          )}
          <Button variant="primary" onClick={() => leave()}>
            {t('editor.note.done')}
          </Button>
        </>
      }
    >
      <NoteText
        note={draft}
        sectionId={writing.place?.sectionId ?? ''}
        host={host}
        view={view}
        onDone={() => leave()}
        onRefer={() => setReferring(true)}
      />
      {isReferring && (
        <Suspense>
          <ReferenceWindow
            writing={{ place: writing.place, run: (command) => runIn(view.current, command) }}
            onClose={() => setReferring(false)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

/** Runs a command in the note, and gives it the focus back, which the window that closes would take along. */
function runIn(view: EditorView | null, command: Command): void {
  if (!view) return
  command(view.state, view.dispatch, view)
  requestAnimationFrame(() => !view.isDestroyed && view.focus())
}

/** Every company has this field. */
function exampleOf({ byVariable }: TextFields): string {
  return byVariable.get('amount_incl_tax')?.label ?? 'amount_incl_tax'
}

function selectedNote(state: EditorState | null): Node | null {
  const selection = state?.selection
  return selection instanceof NodeSelection && selection.node.type === footnote
    ? selection.node
    : null
}
