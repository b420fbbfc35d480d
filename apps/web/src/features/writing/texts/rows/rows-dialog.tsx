import type { FieldRow, FieldValues } from '@tacite/document/field-definition.ts'
import type { RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import { rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import { statedRows } from '@tacite/document/repeats/stated-rows.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { TextFields } from '../text/fields.ts'
import { useFields, useOpenText } from '../text/open-text.tsx'
import type { FieldInput } from '../text/text-owner.ts'
import { isReadable } from './edit-rows.ts'
import { RowsFields } from './rows-fields.tsx'

interface RowsDialogProps {
  passage: RepeatedPassage
  onClose: () => void
}

/** The rows of one passage of a contract, saved together. */
export default function RowsDialog({ passage, onClose }: RowsDialogProps) {
  const t = useTexts()
  const fields = useFields()
  const { setField } = useOpenText()
  const name = rowsName(passage.key)
  const values = fields.values as FieldValues
  const form = useForm<{ rows: readonly FieldRow[] }, unknown>({
    initial: { rows: typedCells(rowsOf(values, passage.key), passage, fields) },
    beforeSubmit: ({ rows }) => isReadable(rows),
    soleField: 'rows',
    goesToField: true,
    changedMeanwhile: () => t('editor.rows.changedMeanwhile'),
    save: async ({ rows }) => setField?.(name, statedRows(rows) as FieldInput),
    onSaved: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={passage.name}
      description={t('editor.rows.lead')}
      footer={
        <Button variant="primary" type="submit" form={form.id} isBusy={form.isBusy}>
          {t('editor.rows.save')}
        </Button>
      }
    >
      <form {...form.element}>
        <RowsFields
          id={`${form.id}-rows`}
          passage={passage}
          fields={[...fields.byVariable.values()]}
          values={values}
          rows={form.values.rows}
          change={(next) => form.set({ rows: next(form.values.rows) })}
          currency={fields.currency}
          error={form.errorAt('rows')}
        />
      </form>
    </Dialog>
  )
}

/** Without what is computed of them, which is not typed. */
function typedCells(
  rows: readonly FieldRow[],
  { variables }: RepeatedPassage,
  { byVariable }: TextFields,
): FieldRow[] {
  const isTyped = ([variable]: [string, unknown]) =>
    variables.includes(variable) && (byVariable.get(variable)?.formula ?? null) === null
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(isTyped)))
}
