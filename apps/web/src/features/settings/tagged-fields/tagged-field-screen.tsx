import type { TaggedFieldRow } from '@tacite/api/settings/tagged-field-endpoints.ts'
import { Braces } from 'lucide-react'
import { lazy } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import {
  RecordName,
  RecordScreen,
  useAdminAddress,
  type AdminAddress,
} from '../administration/public.tsx'
import { FieldFilters, useActiveFieldFilters } from './field-filters.tsx'
import { taggedFieldPageSize, taggedFields } from './tagged-field-queries.ts'

const TaggedFieldForm = lazy(async () => ({
  default: (await import('./tagged-field-form.tsx')).TaggedFieldForm,
}))

/** The fields of contracts, in their text and beside it. */
export function TaggedFieldsScreen() {
  const address = useAdminAddress('taggedFields', 'position asc')
  return (
    <RecordScreen
      records={taggedFields}
      texts="tagged-fields"
      icon={<Braces aria-hidden />}
      address={address}
      pageSize={taggedFieldPageSize}
      columns={useColumns(address)}
      nameOf={(row) => row.label}
      card={(row) => <FieldCard row={row} address={address} />}
      filters={<FieldFilters address={address} />}
      active={useActiveFieldFilters(address)}
      form={(field) => <TaggedFieldForm field={field} address={address} />}
    />
  )
}

function useColumns(address: AdminAddress): TableColumn<TaggedFieldRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'label',
      header: t('tagged-fields.column.label'),
      sortKey: 'label',
      isRowHeader: true,
      cell: (row) => (
        <>
          <RecordName id={row._id} name={row.label} address={address} />
          <span className="line-clamp-1 text-sm break-all text-ink-faint">{row.variable}</span>
        </>
      ),
    },
    {
      id: 'type',
      header: t('tagged-fields.column.type'),
      sortKey: 'type',
      from: 'tablet',
      width: 'w-40',
      cell: (row) => t(`tagged-fields.type.${row.type}`),
    },
    {
      id: 'traits',
      header: t('tagged-fields.column.traits'),
      from: 'tablet',
      width: 'w-48',
      cell: (row) => <Traits row={row} />,
    },
    {
      id: 'contracts',
      header: t('tagged-fields.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-28',
      cell: (row) => (row.contracts === null ? '–' : formats.number(row.contracts)),
    },
  ]
}

/** The field's properties besides its type, each in a word. */
function Traits({ row }: { row: TaggedFieldRow }) {
  const t = useTexts()
  return (
    <span className="flex flex-wrap desktop:group-data-narrowed/list:flex-nowrap gap-1">
      {row.kind === 'system' && <Badge>{t('tagged-fields.trait.system')}</Badge>}
      {row.formula !== null && <Badge tone="accent">{t('tagged-fields.trait.computed')}</Badge>}
      {row.required && <Badge tone="amber">{t('tagged-fields.trait.required')}</Badge>}
      {row.isMetadata && row.kind === 'custom' && (
        <Badge tone="accent">{t('tagged-fields.trait.metadata')}</Badge>
      )}
      {row.isManagement && <Badge>{t('tagged-fields.trait.management')}</Badge>}
      {row.category === 'Advanced' && <Badge>{t('tagged-fields.trait.advanced')}</Badge>}
    </span>
  )
}

function FieldCard({ row, address }: { row: TaggedFieldRow; address: AdminAddress }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <RecordName id={row._id} name={row.label} address={address} />
      <p className="text-sm text-ink-soft">
        {t(`tagged-fields.type.${row.type}`)}
        {row.contracts !== null && ` · ${t('tagged-fields.usedBy', { count: row.contracts })}`}
      </p>
      <Traits row={row} />
    </div>
  )
}
