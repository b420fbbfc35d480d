import { referenceWordings } from '@tacite/document/attribute-rules.ts'
import type { ReferenceTarget } from '@tacite/document/references/reference-words.ts'
import type { ReferenceWording } from '@tacite/document/rich-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { insertReference } from '../editor/commands/inserting.ts'
import { bookOf } from '../references/book-of-text.ts'
import { numberOfTarget } from '../references/number-of-target.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { Writing } from './use-writing.ts'

interface ReferenceWindowProps {
  writing: Pick<Writing, 'place' | 'run'>
  onClose: () => void
}

/** The articles and annexes of the text, to refer to one at the cursor or in place of the selected reference. */
export default function ReferenceWindow({ writing, onClose }: ReferenceWindowProps) {
  const t = useTexts()
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [words, setWords] = useState('')
  const [wording, setWording] = useState<ReferenceWording>('article')
  const { targets, wordsOf } = useTargets()
  const found = targets.filter((target) => matches(target, words))
  const from = writing.place?.sectionId ?? ''
  const example = found[0] ?? targets[0]
  const insert = (part: string) => {
    onClose()
    writing.run(insertReference({ part, wording }))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={search}
      title={t('editor.reference.title')}
      description={t('editor.reference.lead')}
    >
      <TextField
        ref={search}
        label={t('editor.reference.search')}
        placeholder={t('editor.reference.search')}
        hidesLabel
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') focusOption(event, list.current, 0)
          const first = found[0]
          if (event.key !== 'Enter' || !first) return
          // The focus moves to the text: the key must not go there too.
          event.preventDefault()
          insert(first.id)
        }}
      />
      {example && (
        <div className="mt-3">
          <RadioGroup
            isRow
            label={t('editor.reference.wording')}
            options={referenceWordings.map((value) => ({
              value,
              label: wordsOf({ part: example.id, wording: value }, from) ?? '',
            }))}
            value={wording}
            onChange={setWording}
          />
        </div>
      )}
      {found.length === 0 && <EmptyState isSmall title={t('editor.reference.none')} />}
      <ul
        ref={list}
        aria-label={t('editor.reference.list')}
        className="-mx-2 mt-2 flex max-h-80 flex-col overflow-y-auto"
        onKeyDown={(event) => moveAmongOptions(event, list.current)}
      >
        {found.map((target) => (
          <li key={target.id}>
            <button
              type="button"
              onClick={() => insert(target.id)}
              className="flex w-full items-baseline gap-3 rounded-md px-2 py-2 text-left hover:bg-accent-soft"
            >
              <span className="min-w-12 shrink-0 text-ink-faint tabular-nums">
                {numberOfTarget(target)}
              </span>
              <span className="min-w-0 truncate font-medium">{target.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function useTargets() {
  const { documentQuery, kind } = useOpenText()
  const wire = useQuery(documentQuery).data
  return wire ? bookOf(wire, kind) : { targets: [], wordsOf: () => null }
}

function matches(target: ReferenceTarget, words: string): boolean {
  return plain(`${numberOfTarget(target)} ${target.title}`).includes(plain(words))
}

/** Ignores accents and case, and which space stands between words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveAmongOptions(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const options = [...(list?.querySelectorAll('button') ?? [])]
  focusOption(event, list, options.indexOf(document.activeElement as HTMLButtonElement) + step)
}

function focusOption(event: KeyboardEvent, list: HTMLElement | null, at: number): void {
  event.preventDefault()
  list?.querySelectorAll('button')[Math.max(0, at)]?.focus()
}
