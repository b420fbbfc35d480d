import { ENTRY_ROLES, type EntryRole } from '@tacite/domain/imports/import-entries.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterBar } from '../../../../ui/filter-bar.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Table } from '../../../../ui/table.tsx'
import { filesPageSize, filesQuery, setRoles, type MappedFile } from '../plan-queries.ts'

const ALL = 'all'
const BY_RULE = 'rule'

/** Each file with what it is; many are changed at once. */
export function FileRoles({ importId }: { importId: string }) {
  const t = useTexts()
  const [filter, setFilter] = useState<{ role?: EntryRole; search?: string; $skip: number }>({
    $skip: 0,
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { data } = useQuery(filesQuery(importId, filter))
  const change = useMutation({
    mutationFn: (role: EntryRole | null) =>
      setRoles(importId, { positions: [...selected].map(Number), role }),
    meta: { changes: ['imports'] },
    onSuccess: () => setSelected(new Set()),
  })
  const acts = (
    <Select
      label={t('import-plan.files.setRole', { count: selected.size })}
      className="tablet:w-64"
      options={[
        ...ENTRY_ROLES.filter((role) => role !== 'duplicate').map((value) => ({
          value,
          label: t(`import-plan.role.${value}`),
        })),
        { value: BY_RULE, label: t('import-plan.files.byRule') },
      ]}
      value={null}
      placeholder={t('import-plan.index.choose')}
      disabled={selected.size === 0 || change.isPending}
      onChange={(role) => change.mutate(role === BY_RULE ? null : role)}
    />
  )
  return (
    <section aria-label={t('import-plan.files.caption')}>
      <FilterBar active={[]} onClear={() => setFilter({ $skip: 0 })}>
        <SearchBox
          label={t('import-plan.files.search')}
          className="col-span-2 tablet:w-64"
          maxLength={200}
          value={filter.search ?? ''}
          onSearch={(words) =>
            setFilter({ ...filter, search: words.trim() || undefined, $skip: 0 })
          }
        />
        <Select
          label={t('import-plan.files.role')}
          hidesLabel
          className="tablet:w-44"
          options={[
            { value: ALL, label: t('import-plan.files.allRoles') },
            ...ENTRY_ROLES.map((value) => ({ value, label: t(`import-plan.role.${value}`) })),
          ]}
          value={filter.role ?? ALL}
          onChange={(role) =>
            setFilter({ ...filter, role: role === ALL ? undefined : role, $skip: 0 })
          }
        />
        {acts}
      </FilterBar>
      <Table<MappedFile>
        caption={t('import-plan.files.caption')}
        columns={[
          {
            id: 'path',
            header: t('import-plan.files.path'),
            isRowHeader: true,
            cell: ({ path, title }) => (
              <span className="flex flex-col">
                <span className="break-words">{path}</span>
                {title && <span className="text-sm text-ink-soft">{title}</span>}
              </span>
            ),
          },
          {
            id: 'role',
            header: t('import-plan.files.role'),
            width: 'w-40',
            cell: (row) => <RoleBadge row={row} />,
          },
          {
            id: 'owner',
            header: t('import-plan.files.owner'),
            from: 'desktop',
            cell: ({ belongsTo }) => <span className="break-words">{belongsTo?.name}</span>,
          },
        ]}
        rows={data?.value}
        keyOf={(row) => String(row.position)}
        nameOf={(row) => row.path}
        selection={{ selected, onChange: setSelected }}
        empty={<EmptyState isSmall title={t('import-plan.files.empty')} />}
      />
      {data && data.count > filesPageSize && (
        <Pagination
          label={t('common.pagination.label')}
          skip={filter.$skip}
          pageSize={filesPageSize}
          total={data.count}
          onSkip={($skip) => setFilter({ ...filter, $skip })}
        />
      )}
    </section>
  )
}

function RoleBadge({ row: { role, roleBy } }: { row: MappedFile }) {
  const t = useTexts()
  if (role === null) return null
  return (
    <span className="flex flex-col items-start">
      <Badge tone={TONE[role]}>{t(`import-plan.role.${role}`)}</Badge>
      {roleBy === 'person' && (
        <span className="text-sm text-ink-soft">{t('import-plan.from.person')}</span>
      )}
    </span>
  )
}

const TONE = {
  contract: 'accent',
  amendment: 'violet',
  attachment: 'neutral',
  duplicate: 'amber',
  ignored: 'neutral',
} as const
