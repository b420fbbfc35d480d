import type { FormEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { useOpenText, useFields } from '../text/open-text.tsx'
import { isTypedInText } from '../text/fields.ts'
import type { FieldInput } from '../text/text-owner.ts'
import { FieldValueControl } from './field-value-control.tsx'

interface FieldValueFormProps {
  variable: string
  onDone: () => void
}

/** One field's value, with a button that saves it. */
export default function FieldValueForm({ variable, onDone }: FieldValueFormProps) {
  const t = useTexts()
  const { setField: send } = useOpenText()
  const fields = useFields()
  const field = fields.byVariable.get(variable)
  const form = useForm<{ value: FieldInput }, unknown>({
    initial: { value: fields.values[variable] ?? null },
    place: () => ({ field: 'value' }),
    save: async ({ value }) => send?.(variable, value),
    onSaved: onDone,
  })
  if (!field) return <p className="text-ink-soft">{t('editor.field.unknown')}</p>
  if (!isTypedInText(variable)) return <FromDetails onDone={onDone} />
  const { value } = form.values
  const isUnreadable = typeof value === 'number' && Number.isNaN(value)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isUnreadable) form.submit()
  }
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-3">
      <FieldValueControl
        field={field}
        value={value}
        onChange={(written) => form.set({ value: written })}
        error={form.errors[0]?.message ?? null}
        hint={field.description || t('editor.field.everywhere')}
        hidesLabel
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" size="small" isBusy={form.isBusy}>
          {t('editor.field.save')}
        </Button>
      </div>
    </form>
  )
}

/** Names, addresses, the title: changed where they live. */
function FromDetails({ onDone }: { onDone: () => void }) {
  const t = useTexts()
  const { openDetails } = useOpenText()
  const open = () => {
    onDone()
    openDetails?.()
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{t('editor.field.fromDetails')}</p>
      <Button size="small" onClick={open}>
        {t('editor.field.openDetails')}
      </Button>
    </div>
  )
}
