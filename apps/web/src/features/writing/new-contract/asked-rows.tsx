import { cellVariable, rowsName, rowsOf } from '@tacite/document/repeats/rows.ts'
import { Suspense } from 'react'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { RowsFields } from '../texts/public.tsx'
import type { Template } from './choices.ts'
import { fieldId } from './field-id.ts'
import type { NewContractForm } from './use-new-contract.ts'

interface AskedRowsProps {
  passage: Template['passages'][number]
  form: NewContractForm
}

/** The rows of what the text repeats, where it first does. */
export function AskedRows({ passage, form }: AskedRowsProps) {
  const { key, name } = passage
  const { choices, draft } = form
  const field = `values.${rowsName(key)}`
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-2 tablet:col-span-2">
      <h4 className="font-medium">{name}</h4>
      <Suspense fallback={<SkeletonText lines={2} />}>
        <RowsFields
          id={fieldId(field)}
          passage={passage}
          fields={choices.fields}
          values={form.values}
          rows={rowsOf(draft.values, key)}
          change={(next) => form.changeRows(rowsName(key), next)}
          currency={draft.currency ?? choices.defaults.currency}
          error={form.errors[field]}
          onFocus={(row, variable) => form.setActive(cellVariable(key, row, variable))}
        />
      </Suspense>
    </section>
  )
}
