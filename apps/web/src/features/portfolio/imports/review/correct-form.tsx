import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Selection } from './use-desk.ts'

interface CorrectFormProps {
  label: string
  text: string
  /** The words that will prove it. */
  selection: Selection | null
  onSave: (typed: string) => Promise<void>
  onCancel: () => void
}

/** The right value, typed or taken from the document; Enter keeps it, Escape gives it up. */
export function CorrectForm({ label, text, selection, onSave, onCancel }: CorrectFormProps) {
  const t = useTexts()
  const form = useForm({
    initial: { typed: text },
    soleField: 'typed',
    goesToField: true,
    save: ({ typed }) => onSave(typed),
    changes: selection ? ['imports', 'selectedWords'] : ['imports'],
  })
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form {...form.element} className="flex flex-col gap-2">
      <TextField
        {...form.text('typed')}
        label={t('import-review.right', { field: label })}
        hint={
          selection
            ? t('import-review.provenBy', { page: selection.page, quote: selection.quote })
            : undefined
        }
        maxLength={2_000}
        // Opened by an act of the person.
        autoFocus
        onFocus={({ target }) => target.select()}
        onKeyDown={giveUp}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" isBusy={form.isBusy}>
          {t('import-review.act.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('common.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
