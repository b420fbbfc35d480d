import { useState } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import type { Place } from '../../../platform/form-lines.ts'
import { toasts } from '../../../ui/toasts.ts'
import type { AdminAddress } from './admin-address.ts'
import type { Revision } from '@tacite/api/revision.ts'
import type { ConflictFields } from './record-conflicts.tsx'
import type { RecordPanelProps } from './record-panel.tsx'
import type { Records } from './record-queries.ts'
import type { RecordTexts } from './record-screen.tsx'
import type { FieldShapes } from '../../../platform/merge-values.ts'
import { useForm, type Form } from '../../../platform/use-form.ts'
import { useRemoval } from './use-removal.ts'

interface EditedRecord<Values extends object, Row> {
  address: AdminAddress
  records: Pick<Records<never, Row, Values>, 'noun' | 'save' | 'remove'>
  texts: RecordTexts
  /** Null for a new one. */
  record: Row | null
  nameOf: (record: Row) => string
  initial: Values
  place?: Place<Values>
  /** Its fields that are sets of ids. */
  sets?: readonly (keyof Values & string)[]
  /** Its fields that are steps: merged step by step. */
  steps?: FieldShapes['steps']
  /** How its fields are shown when both sides changed them. */
  fields?: ConflictFields
  /** Why it cannot be deleted; null: it can. */
  whyKept?: (record: Row) => string | null
  /** Whether to confirm first, when more than the record itself is deleted. */
  askRemoval?: (record: Row) => (() => void) | null
  /** What to do afterwards, instead of just closing the panel. */
  onSaved?: (saved: Row) => void
  onRemoved?: () => void
}

/** The logic of a record's panel: edits, saves, deletes, and refreshes the list. */
export function useEditedRecord<
  Values extends object,
  Row extends { _id: string; revision?: Revision },
>(
  options: EditedRecord<Values, Row>,
): {
  form: Form<Values>
  panel: Omit<RecordPanelProps, 'children'>
  remove: () => void
  isRemoving: boolean
} {
  const { address, records, record, nameOf, texts, onSaved, onRemoved } = options
  const t = useTexts()
  const changes = [`${records.noun}Renamed`] as const
  // A new one stays as it was begun: words proposed in another language are nobody's change.
  const [begun] = useState(options.initial)
  const form = useForm({
    initial: record ? options.initial : begun,
    place: options.place,
    sets: options.sets,
    steps: options.steps,
    save: (values) => records.save(record?._id ?? null, values, record?.revision),
    changes,
    onSaved: (saved) => {
      toasts.success(currentTexts()('administration.saved', { name: nameOf(saved) }))
      if (onSaved) onSaved(saved)
      else address.close()
    },
  })
  const removal = useRemoval({
    changes,
    remove: records.remove,
    onRemoved: onRemoved ?? address.close,
  })
  const remove = () => record && removal.mutate({ id: record._id, name: nameOf(record) })
  const deletionOf = (row: Row) => ({
    label: t(`${texts}.delete`),
    disabledReason: options.whyKept?.(row),
    isBusy: removal.isPending,
    onDelete: options.askRemoval?.(row) ?? remove,
  })
  return {
    form,
    panel: {
      form,
      title: record ? nameOf(record) : t(`${texts}.new`),
      submitLabel: record ? t('common.action.save') : t(`${texts}.create`),
      onClose: address.close,
      revision: record?.revision,
      fields: options.fields,
      ...(record ? { deletion: deletionOf(record) } : {}),
    },
    remove,
    isRemoving: removal.isPending,
  }
}
