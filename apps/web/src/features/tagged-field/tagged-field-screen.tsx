import { useQuery } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { lazy } from 'react'
import { paths, patterns } from '../../platform/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AdminList, useAdminAddress, type AdminAddress } from '../administration/public.tsx'
import { FieldFilters, useActiveFieldFilters } from './field-filters.tsx'
import {
  taggedFieldPageSize,
  taggedFieldsQuery,
  type TaggedFieldRow,
} from './tagged-field-queries.ts'

const TaggedFieldPanel = lazy(async () => ({
  default: (await import('./tagged-field-panel.tsx')).TaggedFieldPanel,
}))

/** What contracts are asked for, beside their text and in it. */
export function TaggedFieldsScreen() {
  const t = useTexts()
  const address = useAdminAddress(patterns.taggedFields, 'position asc', paths.taggedFields)
  return (
    <AdminList<TaggedFieldRow>
      title={t('tagged-fields.title')}
      lead={t('tagged-fields.lead')}
      address={address}
      page={useQuery(taggedFieldsQuery(address.asked))}
      pageSize={taggedFieldPageSize}
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.label}
      card={(row) => <FieldCard row={row} address={address} />}
      create={{ label: t('tagged-fields.create') }}
      filters={<FieldFilters address={address} />}
      active={useActiveFieldFilters(address)}
      empty={{
        title: t('tagged-fields.empty'),
        hint: t('tagged-fields.emptyHint'),
        icon: <Braces aria-hidden />,
      }}
      panel={address.open && <TaggedFieldPanel key={address.open} address={address} />}
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
          <Label row={row} address={address} />
          <span className="block text-sm break-all text-ink-faint">{row.variable}</span>
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

function Label({ row, address }: { row: TaggedFieldRow; address: AdminAddress }) {
  return (
    <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
      <span className="font-medium break-words">{row.label}</span>
    </TextLink>
  )
}

/** What the field is beside its type, each by its word. */
function Traits({ row }: { row: TaggedFieldRow }) {
  const t = useTexts()
  return (
    <span className="flex flex-wrap gap-1">
      {row.kind === 'system' && <Badge>{t('tagged-fields.trait.system')}</Badge>}
      {row.required && <Badge tone="amber">{t('tagged-fields.trait.required')}</Badge>}
      {row.isMetadata && row.kind === 'custom' && (
        <Badge tone="accent">{t('tagged-fields.trait.metadata')}</Badge>
      )}
      {row.category === 'Advanced' && <Badge>{t('tagged-fields.trait.advanced')}</Badge>}
    </span>
  )
}

function FieldCard({ row, address }: { row: TaggedFieldRow; address: AdminAddress }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <Label row={row} address={address} />
      <p className="text-sm text-ink-soft">
        {t(`tagged-fields.type.${row.type}`)}
        {row.contracts !== null && ` · ${t('tagged-fields.usedBy', { count: row.contracts })}`}
      </p>
      <Traits row={row} />
    </div>
  )
}
