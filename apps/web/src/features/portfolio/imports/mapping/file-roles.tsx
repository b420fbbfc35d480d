import { ENTRY_ROLES } from '@tacite/domain/imports/import-entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterBar } from '../../../../ui/filter-bar.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Table } from '../../../../ui/table.tsx'
import { filesPageSize, filesQuery, type FilesFilter, type MappedFile } from '../plan-queries.ts'
import { FileRolesActs } from './file-roles-acts.tsx'

const ALL = 'all'

/** Each file with what it is; many are changed at once, those of other pages as well. */
export function FileRoles({ importId }: { importId: string }) {
  const t = useTexts()
  const [filter, setFilter] = useState<FilesFilter & { $skip: number }>({ $skip: 0 })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isWhole, setWhole] = useState(false)
  const { data } = useQuery(filesQuery(importId, filter))
  const select = (keys: ReadonlySet<string>) => {
    setSelected(keys)
    setWhole(false)
  }
  const narrow = (next: typeof filter) => {
    setFilter(next)
    select(new Set())
  }
  const { $skip, ...matching } = filter
  const total = data?.count ?? 0
  const mayBeWhole = selected.size === data?.value.length && total > selected.size
  const chosen = isWhole
    ? { count: total, files: { matching, count: total } }
    : { count: selected.size, files: { positions: [...selected].map(Number) } }
  return (
    <section aria-label={t('import-plan.files.caption')}>
      <FilterBar active={[]} onClear={() => narrow({ $skip: 0 })}>
        <SearchBox
          label={t('import-plan.files.search')}
          className="col-span-2 self-end tablet:w-64"
          maxLength={200}
          value={filter.search ?? ''}
          onSearch={(words) => narrow({ ...filter, search: words.trim() || undefined, $skip: 0 })}
        />
        <Select
          label={t('import-plan.files.role')}
          hidesLabel
          className="self-end tablet:w-44"
          options={[
            { value: ALL, label: t('import-plan.files.allRoles') },
            ...ENTRY_ROLES.map((value) => ({ value, label: t(`import-plan.role.${value}`) })),
          ]}
          value={filter.role ?? ALL}
          onChange={(role) =>
            narrow({ ...filter, role: role === ALL ? undefined : role, $skip: 0 })
          }
        />
        <FileRolesActs importId={importId} chosen={chosen} onDone={() => select(new Set())} />
      </FilterBar>
      {(mayBeWhole || isWhole) && (
        <p className="py-2">
          <Button variant="quiet" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {t('import-plan.files.chooseAll', { count: total })}
          </Button>
        </p>
      )}
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
        selection={{ selected, onChange: select }}
        empty={<EmptyState isSmall title={t('import-plan.files.empty')} />}
      />
      {data && data.count > filesPageSize && (
        <Pagination
          label={t('common.pagination.label')}
          skip={$skip}
          pageSize={filesPageSize}
          total={data.count}
          onSkip={(skip) => narrow({ ...filter, $skip: skip })}
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
