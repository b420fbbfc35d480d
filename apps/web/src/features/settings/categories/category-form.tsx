import type { CategoryRow } from '@tacite/api/settings/category-endpoints.ts'
import { ChosenName } from '../../../platform/choices/chosen-name.tsx'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
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
    fields: {
      kind: { show: (kind: CategoryRow['kind']) => t(`categories.kind.${kind}`) },
      parentCategoryId: { show: (id: string) => <ChosenName noun="categories" id={id} /> },
    },
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
        <ParentField
          {...form.bind('parentCategoryId')}
          kind={kind}
          ownId={category?._id ?? null}
          parent={category?.parent ?? null}
        />
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
  /** Nothing can be nested in itself; deeper cycles are refused by the server. */
  ownId: string | null
  /** What it stands below now. */
  parent: CategoryRow['parent']
}

function ParentField({ kind, ownId, parent, onChange, ...bound }: ParentFieldProps) {
  const t = useTexts()
  return (
    <ChoiceField
      {...bound}
      noun="categories"
      scope={ownId === null ? { kind } : { kind, except: ownId }}
      known={parent ? [parent] : []}
      describe={({ parent: above }) =>
        above ? { hint: t('categories.below', { name: above.name }) } : {}
      }
      label={t('categories.parent')}
      placeholder={t('categories.parentPlaceholder')}
      onChange={(id) => onChange(id)}
      isOptional
    />
  )
}

function whyKept(t: ReturnType<typeof useTexts>, category: CategoryRow): string {
  const { clauses, templates, children } = category
  return t.refusal({ code: 'CATEGORY_USED', params: { clauses, templates, children } })
}
