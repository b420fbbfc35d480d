import type { CategoryRow } from '@tacite/api/settings/category-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { BoundField } from '../../../platform/use-form.ts'
import { RecordPanel, useEditedRecord, type AdminAddress } from '../administration/public.tsx'
import { categories } from './category-queries.ts'

interface CategoryFormProps {
  category: CategoryRow | null
  address: AdminAddress
}

/** One category beside the tree. */
export function CategoryForm({ category, address }: CategoryFormProps) {
  const t = useTexts()
  const isEmpty = !category || category.clauses + category.templates + category.children === 0
  const { form, panel } = useEditedRecord({
    address,
    records: categories,
    texts: 'categories',
    record: category,
    nameOf: ({ name }) => name,
    initial: valuesOf(category),
    whyKept: (row) => (isEmpty ? null : whyKept(t, row)),
  })
  const { kind } = form.values
  return (
    <RecordPanel {...panel}>
      <TextField
        {...form.text('name')}
        label={t('categories.column.name')}
        hint={t('categories.nameHint')}
        maxLength={255}
        autoFocus={!category}
        isRequired
      />
      <Select
        {...form.bind('kind')}
        onChange={(chosen) => form.set({ kind: chosen, parentCategoryId: null })}
        label={t('categories.column.kind')}
        placeholder={t('categories.kindPlaceholder')}
        hint={isEmpty ? undefined : t.refusal({ code: 'CATEGORY_KIND_USED' })}
        disabled={!isEmpty}
        options={[
          { value: 'clause', label: t('categories.kind.clause') },
          { value: 'template', label: t('categories.kind.template') },
        ]}
        isRequired
      />
      {kind && (
        <ParentField {...form.bind('parentCategoryId')} kind={kind} ownId={category?._id ?? null} />
      )}
    </RecordPanel>
  )
}

interface CategoryValues {
  name: string
  kind: CategoryRow['kind'] | null
  parentCategoryId: string | null
}

function valuesOf(category: CategoryRow | null): CategoryValues {
  return {
    name: category?.name ?? '',
    kind: category?.kind ?? null,
    parentCategoryId: category?.parent?._id ?? null,
  }
}

interface ParentFieldProps extends BoundField<string | null> {
  kind: CategoryRow['kind']
  /** Nothing stands below itself; what stands below it the server refuses. */
  ownId: string | null
}

function ParentField({ kind, ownId, ...bound }: ParentFieldProps) {
  const t = useTexts()
  const { data } = useQuery(categories.list({ kind, $top: '-1' }))
  const options = (data?.value ?? [])
    .filter(({ _id }) => _id !== ownId)
    .map(({ _id, name, parent }) => ({
      value: _id,
      label: name,
      ...(parent ? { hint: t('categories.below', { name: parent.name }) } : {}),
    }))
  return (
    <Combobox
      {...bound}
      label={t('categories.parent')}
      placeholder={t('categories.parentPlaceholder')}
      options={options}
      isOptional
    />
  )
}

function whyKept(t: ReturnType<typeof useTexts>, category: CategoryRow): string {
  const { clauses, templates, children } = category
  return t.refusal({ code: 'CATEGORY_USED', params: { clauses, templates, children } })
}
