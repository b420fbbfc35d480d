import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
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
  const [value, setValue] = useState<FieldInput>(fields.values[variable] ?? null)
  const setField = useMutation({
    meta: { showsError: true },
    mutationFn: async () => send?.(variable, value),
    onSuccess: onDone,
  })
  if (!field) return <p className="text-ink-soft">{t('editor.field.unknown')}</p>
  if (!isTypedInText(variable)) return <FromDetails onDone={onDone} />
  const isUnreadable = typeof value === 'number' && Number.isNaN(value)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isUnreadable) setField.mutate()
  }
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-3">
      <FieldValueControl
        field={field}
        value={value}
        onChange={setValue}
        error={setField.error ? messageOf(setField.error) : null}
        hint={field.description || t('editor.field.everywhere')}
        hidesLabel
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" size="small" isBusy={setField.isPending}>
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
