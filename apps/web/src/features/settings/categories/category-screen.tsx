import type { CategoryRow } from '@tacite/api/settings/category-endpoints.ts'
import { LibraryBig } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Select } from '../../../ui/select.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import {
  RecordName,
  RecordScreen,
  useAdminAddress,
  type AdminAddress,
} from '../administration/public.tsx'
import { CategoryForm } from './category-form.tsx'
import { categories } from './category-queries.ts'

/** Categories of clauses and templates: readable by everyone, editable with a permission. */
export function CategoriesScreen() {
  const t = useTexts()
  const mayChange = holds(useMe(), 'modules:category')
  const address = useAdminAddress('categories', '')
  const kind = kindIn(address)
  return (
    <RecordScreen
      records={categories}
      texts="categories"
      icon={<LibraryBig aria-hidden />}
      address={address}
      readOnlyReason={mayChange ? null : t.refusal({ code: 'NOT_ALLOWED_MODULES_CATEGORY' })}
      columns={useColumns(address, mayChange)}
      nameOf={(row) => row.name}
      card={(row) => <CategoryCard row={row} address={address} isLink={mayChange} />}
      filters={
        <Select
          label={t('categories.column.kind')}
          hidesLabel
          className="tablet:w-40"
          value={kind ?? 'every'}
          onChange={(chosen) => address.show({ kind: chosen === 'every' ? undefined : chosen })}
          options={[
            { value: 'every', label: t('categories.column.kind') },
            { value: 'clause', label: t('categories.kind.clause') },
            { value: 'template', label: t('categories.kind.template') },
          ]}
        />
      }
      active={
        kind
          ? [
              {
                id: 'kind',
                text: t(`categories.kind.${kind}`),
                onRemove: () => address.show({ kind: undefined }),
              },
            ]
          : []
      }
      form={(category) => <CategoryForm category={category} address={address} />}
    />
  )
}

function kindIn({ asked }: AdminAddress): CategoryRow['kind'] | null {
  const { kind } = asked
  return kind === 'clause' || kind === 'template' ? kind : null
}

function useColumns(address: AdminAddress, mayChange: boolean): TableColumn<CategoryRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'name',
      header: t('categories.column.name'),
      isRowHeader: true,
      cell: (row) => (
        <span className="block" style={{ paddingInlineStart: `${row.depth * 1.25}rem` }}>
          <Name row={row} address={address} isLink={mayChange} />
        </span>
      ),
    },
    {
      id: 'kind',
      header: t('categories.column.kind'),
      from: 'tablet',
      width: 'w-36',
      cell: (row) => t(`categories.kind.${row.kind}`),
    },
    {
      id: 'clauses',
      header: t('categories.column.clauses'),
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.number(row.clauses),
    },
    {
      id: 'templates',
      header: t('categories.column.templates'),
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.number(row.templates),
    },
  ]
}

interface NameProps {
  row: CategoryRow
  address: AdminAddress
  isLink: boolean
}

/** The level is announced too, not only drawn. */
function Name({ row, address, isLink }: NameProps) {
  const t = useTexts()
  const name = (
    <>
      {isLink ? row.name : <span className="font-medium break-words">{row.name}</span>}
      {row.parent && (
        <span className="sr-only"> ({t('categories.below', { name: row.parent.name })})</span>
      )}
    </>
  )
  return isLink ? <RecordName id={row._id} name={name} address={address} /> : name
}

function CategoryCard(props: NameProps) {
  const { row } = props
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-1" style={{ paddingInlineStart: `${row.depth}rem` }}>
      <Name {...props} />
      <p className="text-sm text-ink-soft">
        {t(`categories.kind.${row.kind}`)} ·{' '}
        {formats.number(row.kind === 'clause' ? row.clauses : row.templates)}
      </p>
    </div>
  )
}
