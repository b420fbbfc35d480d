import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Selection } from './use-desk.ts'

interface CorrectFormProps {
  label: string
  text: string
  /** The words that will prove it. */
  selection: Selection | null
  isBusy: boolean
  onSave: (typed: string) => void
  onCancel: () => void
}

/** The right value, typed or taken from the document; Enter keeps it, Escape gives it up. */
export function CorrectForm(props: CorrectFormProps) {
  const { label, text, selection, isBusy, onSave, onCancel } = props
  const t = useTexts()
  const [typed, setTyped] = useState(text)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && !isBusy) onSave(typed.trim())
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-2">
      <TextField
        label={t('import-review.right', { field: label })}
        hint={
          selection
            ? t('import-review.provenBy', { page: selection.page, quote: selection.quote })
            : undefined
        }
        maxLength={2_000}
        value={typed}
        // Opened by an act of the person.
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={giveUp}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" isBusy={isBusy}>
          {t('import-review.act.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('common.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
