import type { Revision } from '@tacite/api/revision.ts'
import type { TaggedFieldRecord } from '@tacite/api/settings/tagged-field-endpoints.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { choicesOf } from '@tacite/document/field-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useGo } from '../../../platform/go.ts'
import { ChosenName } from '../../../platform/choices/chosen-name.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RecordPanel, useEditedRecord, type AdminAddress } from '../administration/public.tsx'
import type { ConditionRow, FieldValues } from './field-form.ts'
import { TaggedFieldControls } from './tagged-field-controls.tsx'
import {
  lastPageSkip,
  taggedFieldPageSize,
  taggedFields,
  type TaggedFieldBody,
} from './tagged-field-queries.ts'

/** As in the form: choices are text and conditions may be incomplete. */
const edited = {
  ...taggedFields,
  save: (fieldId: string | null, values: FieldValues, basedOn?: Revision) =>
    taggedFields.save(fieldId, bodyOf(values), basedOn),
}

const BLANK: FieldValues = {
  label: '',
  variable: '',
  description: '',
  type: null,
  required: false,
  isMetadata: true,
  isManagement: false,
  formula: null,
  choices: '',
  ownerId: null,
  folderIds: [],
  conditions: [],
}

interface TaggedFieldFormProps {
  field: TaggedFieldRecord | null
  address: AdminAddress
}

/** One tagged field beside the list. */
export function TaggedFieldForm({ field, address }: TaggedFieldFormProps) {
  const t = useTexts()
  const go = useGo()
  const queryClient = useQueryClient()
  const [asksRemoval, setAsksRemoval] = useState(false)
  const goToLastPage = async () => {
    const skip = await lastPageSkip()
    go(paths.taggedFields({ $skip: skip > 0 ? skip : undefined }))
  }
  const { form, panel, remove, isRemoving } = useEditedRecord({
    address,
    records: edited,
    texts: 'tagged-fields',
    record: field,
    nameOf: ({ label }) => label,
    initial: field ? valuesOf(field) : BLANK,
    sets: ['folderIds'],
    fields: {
      required: { label: t('tagged-fields.required') },
      isMetadata: { label: t('tagged-fields.isMetadata') },
      isManagement: { label: t('tagged-fields.isManagement') },
      formula: { label: t('tagged-fields.formula.label') },
      type: { show: (type: FieldType) => t(`tagged-fields.type.${type}`) },
      ownerId: { show: (id: string) => <ChosenName noun="people" id={id} /> },
      conditions: {
        label: t('tagged-fields.conditions'),
        show: (rows: ConditionRow[]) => rows.map(({ on }) => on?.label ?? '').join('\n'),
      },
    },
    whyKept: (row) => whyKept(t, row),
    askRemoval: (row) => (row.contracts ? () => setAsksRemoval(true) : null),
    onSaved: () => (field ? address.close() : void goToLastPage()),
    onRemoved: () => {
      const list = queryClient.getQueryData(taggedFields.list(address.asked).queryKey)
      address.closeRemoved({ rows: list?.value.length ?? 0, pageSize: taggedFieldPageSize })
    },
  })
  return (
    <>
      <RecordPanel {...panel}>
        <TaggedFieldControls field={field} form={form} />
      </RecordPanel>
      <ConfirmDialog
        isOpen={asksRemoval}
        onClose={() => setAsksRemoval(false)}
        title={t('tagged-fields.confirm', { name: field?.label ?? '' })}
        consequence={t('tagged-fields.confirmHint', { count: field?.contracts ?? 0 })}
        confirmLabel={t('tagged-fields.delete')}
        isBusy={isRemoving}
        onConfirm={() => {
          setAsksRemoval(false)
          remove()
        }}
      />
    </>
  )
}

function valuesOf(field: TaggedFieldRecord): FieldValues {
  const { label, variable, description, type, required, isMetadata, isManagement } = field
  return {
    label,
    variable,
    description,
    type,
    required,
    isMetadata,
    isManagement,
    formula: field.formula,
    choices: field.choices.join('\n'),
    ownerId: field.owner?._id ?? null,
    folderIds: field.folders.map(({ _id }) => _id),
    conditions: field.conditions,
  }
}

function bodyOf({ choices, conditions, ...values }: FieldValues): TaggedFieldBody {
  return {
    ...values,
    choices: choicesOf(choices),
    conditions: conditions.map(({ on, operator, value }) => ({
      onFieldId: on?._id ?? null,
      operator,
      value: typeof value === 'number' && Number.isNaN(value) ? null : value,
    })),
  }
}

function whyKept(t: ReturnType<typeof useTexts>, field: TaggedFieldRecord): string | null {
  const { contracts, templates, clauses } = field.texts
  if (field.kind === 'system') return t.refusal({ code: 'SYSTEM_FIELD_FIXED' })
  if (contracts + templates + clauses > 0)
    return t.refusal({ code: 'TAGGED_FIELD_USED', params: { contracts, templates, clauses } })
  if (field.dependents.length === 0) return null
  const names = field.dependents.map(({ name }) => name).join(', ')
  return t.refusal({ code: 'TAGGED_FIELD_DECIDES', params: { names } })
}
