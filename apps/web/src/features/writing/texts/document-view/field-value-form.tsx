import { formulaInWords } from '@tacite/document/formulas/formula-in-words.ts'
import { changedMeanwhile } from '../../../../platform/changed-meanwhile.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { useOpenText, useFields } from '../text/open-text.tsx'
import { isTypedInText } from '../text/typed-in-text.ts'
import { shownField } from '../text/fields.ts'
import type { FieldInput } from '../text/text-owner.ts'
import { ChangeReason } from './change-reason.tsx'
import { FieldValueControl } from './field-value-control.tsx'

interface FieldValueFormProps {
  variable: string
  onDone: () => void
}

/** One field's value, with a save button. */
export function FieldValueForm({ variable, onDone }: FieldValueFormProps) {
  const t = useTexts()
  const { setField: send, readOnlyReason } = useOpenText()
  const fields = useFields()
  const field = fields.byVariable.get(variable)
  const form = useForm<{ value: FieldInput; reason: string }, unknown>({
    initial: { value: fields.values[variable] ?? null, reason: '' },
    beforeSubmit: ({ value }) => !Number.isNaN(value),
    soleField: 'value',
    goesToField: true,
    changedMeanwhile: changedMeanwhile(
      (theirs: NonNullable<FieldInput>) =>
        shownField({ ...fields, values: { [variable]: theirs } }, variable).text,
    ),
    save: async ({ value, reason }) => send?.(variable, value, reason.trim()),
    onSaved: onDone,
  })
  if (!field) return <p className="text-ink-soft">{t('editor.field.unknown')}</p>
  if (field.formula !== null) return <Computed formula={field.formula} />
  if (!isTypedInText(variable)) return <FromDetails onDone={onDone} />
  return (
    <form {...form.element} className="flex flex-col gap-3">
      <FieldValueControl
        {...form.bind('value')}
        field={field}
        currency={fields.currency}
        hint={field.description || t('editor.field.everywhere')}
        hidesLabel
      />
      {/* The text is closed: its fields of management are not. */}
      {readOnlyReason !== null && <ChangeReason {...form.text('reason')} />}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" size="small" isBusy={form.isBusy}>
          {t('editor.field.save')}
        </Button>
      </div>
    </form>
  )
}

/** It changes with what it is computed from. */
function Computed({ formula }: { formula: string }) {
  const t = useTexts()
  const { byVariable } = useFields()
  const words = formulaInWords(formula, [...byVariable.values()])
  return <p className="text-ink-soft">{t('editor.field.computed', { formula: words })}</p>
}

/** Names, addresses, the title: changed at their source. */
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
