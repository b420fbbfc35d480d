import { Plus } from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { insertField } from '../editor/commands/inserting.ts'
import { useFields } from '../text/open-text.tsx'
import { shownField } from '../text/fields.ts'
import type { WritingWindowProps } from './writing-window.ts'

const NewFieldWindow = lazy(async () => {
  const [module] = await Promise.all([import('./new-field-window.tsx'), loadTexts('tagged-fields')])
  return module
})

/** A longer one is no name. */
const LONGEST_NAME = 60

/** The company's fields, to insert one into the text; one that is missing can be created. */
export default function FieldWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const search = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [isCreating, setCreating] = useState(false)
  const found = useFound(useDeferredValue(words))
  const selected = selectedWords(writing.state)
  const insert = (variable: string) => {
    onClose()
    writing.run(insertField(variable))
  }
  if (isCreating) {
    return (
      <Suspense>
        <NewFieldWindow
          label={words.trim() || nameIn(selected)}
          onBack={() => setCreating(false)}
          onCreated={insert}
        />
      </Suspense>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={search}
      title={t('editor.field.insertTitle')}
      description={
        selected === ''
          ? t('editor.field.insertLead')
          : t('editor.field.replacesLead', { words: selected })
      }
      footer={<CreateButton words={words.trim()} onCreate={() => setCreating(true)} />}
    >
      <TextField
        ref={search}
        label={t('editor.field.search')}
        hidesLabel
        placeholder={t('editor.field.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          const first = found[0]
          if (event.key !== 'Enter' || !first) return
          // The focus moves to the text: the key must not go there too.
          event.preventDefault()
          insert(first.variable)
        }}
      />
      {found.length === 0 && <EmptyState isSmall title={t('editor.field.none')} />}
      <ul className="-mx-2 mt-2 flex max-h-80 flex-col overflow-y-auto">
        {found.map(({ variable, label, text, isFilled }) => (
          <li key={variable}>
            <button
              type="button"
              onClick={() => insert(variable)}
              className="flex w-full items-baseline justify-between gap-4 rounded-md px-2 py-2 text-left hover:bg-accent-soft"
            >
              <span className="min-w-0 truncate font-medium">{label}</span>
              <span className="max-w-1/2 truncate text-sm text-ink-faint">
                {isFilled ? text : t('editor.field.noValue')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function CreateButton({ words, onCreate }: { words: string; onCreate: () => void }) {
  const t = useTexts()
  const mayCreate = holds(useMe(), 'modules:tagged:field')
  return (
    <Button
      disabledReason={mayCreate ? null : t.refusal({ code: 'NOT_ALLOWED_MODULES_TAGGED_FIELD' })}
      onClick={onCreate}
    >
      <Plus aria-hidden />
      {words === '' ? t('editor.field.create') : t('editor.field.createNamed', { name: words })}
    </Button>
  )
}

/** What the field takes the place of. */
function selectedWords(state: EditorState | null): string {
  if (!state || state.selection.empty) return ''
  const { from, to } = state.selection
  return state.doc.textBetween(from, to, ' ').trim()
}

/** The name that a placeholder such as `[adresse du client]` gives. */
function nameIn(selected: string): string {
  const name = selected
    .replaceAll(/[[\]{}<>«»…._]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return name.length > LONGEST_NAME ? '' : name
}

function useFound(words: string) {
  const fields = useFields()
  const { compare } = useFormats()
  const wanted = plain(words)
  return [...fields.byVariable.keys()]
    .map((variable) => ({ variable, ...shownField(fields, variable) }))
    .filter(({ label, variable }) => plain(`${label} ${variable}`).includes(wanted))
    .sort((one, other) => compare(one.label, other.label))
}

/** Ignores accents and case. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
