import type { RowState } from '@tacite/domain/imports/row-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterBar } from '../../../../ui/filter-bar.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Table } from '../../../../ui/table.tsx'
import type { readImportSearch } from '../imports-address.ts'
import { rowsPageSize, rowsQuery, type ImportPlan, type ImportRow } from '../plan-queries.ts'
import { LimitWords } from './limit-words.tsx'
import {
  countOf,
  filterOf,
  SHOWN_LIMITS,
  SHOWN_ROWS,
  SHOWN_TEXTS,
  type ShownRows,
} from './shown-rows.ts'

const ALL = 'all'
const NOTHING = { show: undefined, search: undefined, $skip: undefined }

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
  search: ReturnType<typeof readImportSearch>
  /** Keeps changes of what is shown in the address. */
  onShow: (changes: Record<string, string | undefined>) => void
}

/** The rows of the simulation: all, or those of one kind. */
export function RowsPart({ importId, plan, search, onShow }: RowsPartProps) {
  const t = useTexts()
  const formats = useFormats()
  const $skip = Number(search.$skip ?? 0)
  const { data } = useQuery(
    rowsQuery(importId, { $skip, search: search.search, ...filterOf(search.show) }),
  )
  const onOpen = (row: ImportRow) => onShow({ row: String(row.position) })
  const label = (shown: ShownRows) => {
    const count = countOf(shown, plan)
    const text = shown === 'near' ? t('import-plan.rows.near') : t(labelKey(shown))
    return count === null ? text : t('import-plan.limit.withCount', { label: text, count })
  }
  return (
    <section aria-label={t('import-plan.rows.caption')}>
      <FilterBar active={[]} onClear={() => onShow(NOTHING)}>
        <SearchBox
          label={t('import-plan.rows.search')}
          className="col-span-2 tablet:w-64"
          maxLength={200}
          value={search.search ?? ''}
          onSearch={(words) => onShow({ search: words.trim() || undefined, $skip: undefined })}
        />
        <Select<ShownRows | typeof ALL>
          label={t('import-plan.rows.show')}
          hidesLabel
          className="tablet:w-72"
          options={[
            { value: ALL, label: t('import-plan.rows.all') },
            ...SHOWN_ROWS.map((value) => ({ value, label: label(value) })),
          ]}
          value={SHOWN_ROWS.find((each) => each === search.show) ?? ALL}
          onChange={(value) =>
            onShow({ show: value === ALL ? undefined : value, $skip: undefined })
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
            id: 'limit',
            header: t('import-plan.limit.column'),
            from: 'wide',
            width: 'w-32',
            cell: ({ limit }) =>
              limit?.day && <span className="tabular-nums">{formats.day(limit.day)}</span>,
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
        openKey={search.row ?? null}
        onOpen={onOpen}
        card={(row) => (
          <button
            type="button"
            className="flex w-full flex-col items-start gap-1 text-left"
            onClick={() => onOpen(row)}
          >
            <Name row={row} />
            <Badge tone={TONE[row.state]}>{t(`import-plan.state.${row.state}`)}</Badge>
            {row.limit?.day && (
              <span className="text-sm">
                <LimitWords limit={row.limit} />
              </span>
            )}
            <Reason row={row} />
          </button>
        )}
        empty={<EmptyState isSmall title={t('import-plan.rows.empty')} />}
      />
      {data && data.count > rowsPageSize && (
        <Pagination
          label={t('common.pagination.label')}
          skip={$skip}
          pageSize={rowsPageSize}
          total={data.count}
          onSkip={(skip) => onShow({ $skip: skip === 0 ? undefined : String(skip) })}
        />
      )}
    </section>
  )
}

function labelKey(shown: Exclude<ShownRows, 'near'>) {
  const narrowed = [...SHOWN_LIMITS, ...SHOWN_TEXTS].find((each) => each === shown)
  return narrowed
    ? (`import-plan.limit.filter.${narrowed}` as const)
    : (`import-plan.state.${shown as RowState}` as const)
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
