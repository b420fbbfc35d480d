import { currentTexts, useTexts } from '../../platform/locale.ts'
import type { Change } from '../../platform/stale-after.ts'
import { toasts } from '../../ui/toasts.ts'
import type { AdminAddress } from './admin-address.ts'
import type { RecordPanelProps } from './record-panel.tsx'
import { useRecordForm, type RecordForm } from './use-record-form.ts'
import { useRemoval } from './use-removal.ts'

interface EditedRecord<Values extends object, Row> {
  address: AdminAddress
  /** Null for a new one. */
  record: Row | null
  /** What is stale once it is saved or deleted. */
  changes: readonly Change[]
  nameOf: (record: Row) => string
  texts: { new: string; create: string }
  initial: Values
  save: (recordId: string | null, values: Values) => Promise<Row>
  remove: (recordId: string) => Promise<{ removalId: string }>
  deletion: (record: Row) => {
    label: string
    /** Why it stays. */
    disabledReason?: string | null
    /** Where more hangs on it than the record itself. */
    ask?: (() => void) | undefined
  }
  /** What comes then, where the panel does not just close. */
  onSaved?: () => void
  onRemoved?: () => void
}

/** All that the panel of one record does: writes, saves, deletes, and refreshes the list. */
export function useEditedRecord<Values extends object, Row extends { _id: string }>(
  options: EditedRecord<Values, Row>,
): {
  form: RecordForm<Values>
  panel: Omit<RecordPanelProps, 'children'>
  remove: () => void
  isRemoving: boolean
} {
  const { address, record, changes, nameOf, texts, onSaved, onRemoved } = options
  const t = useTexts()
  const form = useRecordForm({
    initial: options.initial,
    save: (values) => options.save(record?._id ?? null, values),
    changes,
    onSaved: (saved) => {
      toasts.success(currentTexts()('administration.saved', { name: nameOf(saved) }))
      if (onSaved) onSaved()
      else address.close()
    },
  })
  const removal = useRemoval({
    changes,
    remove: options.remove,
    onRemoved: onRemoved ?? address.close,
  })
  const remove = () => record && removal.mutate({ id: record._id, name: nameOf(record) })
  const deletionOf = (row: Row) => {
    const { ask, ...deletion } = options.deletion(row)
    return { ...deletion, isBusy: removal.isPending, onDelete: ask ?? remove }
  }
  return {
    form,
    panel: {
      form,
      title: record ? nameOf(record) : texts.new,
      submitLabel: record ? t('common.action.save') : texts.create,
      onClose: address.close,
      ...(record ? { deletion: deletionOf(record) } : {}),
    },
    remove,
    isRemoving: removal.isPending,
  }
}
