import { ROW_STATES, type RowState } from '@tacite/domain/imports/row-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterBar } from '../../../../ui/filter-bar.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Table } from '../../../../ui/table.tsx'
import {
  rowsPageSize,
  rowsQuery,
  type ImportPlan,
  type ImportRow,
  type RowFilter,
} from '../plan-queries.ts'

const ALL = 'all'
const NEAR = 'near'

const TONE: Record<RowState, Tone> = {
  toCreate: 'accent',
  toComplete: 'amber',
  skipped: 'neutral',
  created: 'green',
  left: 'red',
}

interface RowsPartProps {
  importId: string
  plan: ImportPlan
  open: number | null
  onOpen: (position: number) => void
}

/** The rows of the simulation, by what becomes of them. */
export function RowsPart({ importId, plan, open, onOpen }: RowsPartProps) {
  const t = useTexts()
  const [filter, setFilter] = useState<RowFilter>({ $skip: 0 })
  const { data } = useQuery(rowsQuery(importId, filter))
  return (
    <section aria-label={t('import-plan.rows.caption')}>
      <FilterBar active={[]} onClear={() => setFilter({ $skip: 0 })}>
        <SearchBox
          label={t('import-plan.rows.search')}
          className="col-span-2 tablet:w-64"
          maxLength={200}
          value={filter.search ?? ''}
          onSearch={(words) =>
            setFilter({ ...filter, search: words.trim() || undefined, $skip: 0 })
          }
        />
        <Select
          label={t('import-plan.rows.state')}
          hidesLabel
          className="tablet:w-56"
          options={[
            { value: ALL, label: t('import-plan.rows.all') },
            ...ROW_STATES.map((value) => ({ value, label: t(`import-plan.state.${value}`) })),
            { value: NEAR, label: `${t('import-plan.rows.near')} (${plan.counts.near})` },
          ]}
          value={filter.near ? NEAR : (filter.state ?? ALL)}
          onChange={(value) =>
            setFilter({
              $skip: 0,
              search: filter.search,
              near: value === NEAR ? 'yes' : undefined,
              state: value === ALL || value === NEAR ? undefined : value,
            })
          }
        />
      </FilterBar>
      <Table<ImportRow>
        caption={t('import-plan.rows.caption')}
        columns={[
          {
            id: 'name',
            header: t('import-plan.rows.row'),
            isRowHeader: true,
            cell: (row) => <Name row={row} />,
          },
          {
            id: 'state',
            header: t('import-plan.rows.state'),
            width: 'w-36',
            cell: ({ state }) => (
              <Badge tone={TONE[state]}>{t(`import-plan.state.${state}`)}</Badge>
            ),
          },
          {
            id: 'reason',
            header: t('import-plan.rows.reason'),
            from: 'wide',
            cell: (row) => <Reason row={row} />,
          },
        ]}
        rows={data?.value}
        keyOf={(row) => String(row.position)}
        nameOf={(row) => row.title || row.name}
        openKey={open === null ? null : String(open)}
        onOpen={(row) => onOpen(row.position)}
        card={(row) => (
          <button
            type="button"
            className="flex w-full flex-col items-start gap-1 text-left"
            onClick={() => onOpen(row.position)}
          >
            <Name row={row} />
            <Badge tone={TONE[row.state]}>{t(`import-plan.state.${row.state}`)}</Badge>
            <Reason row={row} />
          </button>
        )}
        empty={<EmptyState isSmall title={t('import-plan.rows.empty')} />}
      />
      {data && data.count > rowsPageSize && (
        <Pagination
          label={t('common.pagination.label')}
          skip={filter.$skip}
          pageSize={rowsPageSize}
          total={data.count}
          onSkip={($skip) => setFilter({ ...filter, $skip })}
        />
      )}
    </section>
  )
}

function Name({ row: { kind, title, name, counterparty } }: { row: ImportRow }) {
  const t = useTexts()
  return (
    <span className="flex flex-col">
      <span className="break-words">{title || name}</span>
      <span className="text-sm break-words text-ink-soft">
        {[t(`import-plan.kind.${kind}`), counterparty, title ? name : '']
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </span>
  )
}

function Reason({ row: { refusal, near } }: { row: ImportRow }) {
  const t = useTexts()
  return (
    <span className="flex flex-col text-sm text-ink-soft">
      {refusal && <span>{refusal.message}</span>}
      {near > 0 && <span>{t('import-plan.rows.alike', { count: near })}</span>}
    </span>
  )
}
