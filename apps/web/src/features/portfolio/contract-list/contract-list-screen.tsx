import { LACKS, lacksFilter, type Lack } from '@tacite/domain/contracts/lacks.ts'
import { useQuery } from '@tanstack/react-query'
import { Columns3, FileSearch, FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths, patterns } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { NewContractButton } from '../../writing/new-contract/public.tsx'
import { CompleteButton, ToCompleteNotice } from '../completion/public.ts'
import { OpenViewBand, ViewsButton } from '../views/public.tsx'
import type { ListSearch } from '../filters/public.ts'
import { ContractTable } from './contract-table.tsx'
import {
  contractListQuery,
  filtersOf,
  listPageSize,
  readListSearch,
  textFilter,
} from './list-queries.ts'
import { KeepingButtons } from './keeping-buttons.tsx'
import { ListFilters } from './list-filters.tsx'
import { ProposedNotice } from './proposed-notice.tsx'
import { selectedIds, useContractSelection, type ContractSelection } from './use-selection.ts'

// Few lists are of a month before.
const MonthEndBand = lazy(async () => {
  const [{ MonthEndBand: band }] = await Promise.all([
    import('./month-end-band.tsx'),
    loadTexts('month-end'),
  ])
  return { default: band }
})

// Few lists are of another day.
const AsOfBand = lazy(async () => {
  const { AsOfBand: band } = await import('./as-of-band.tsx')
  return { default: band }
})

// Few people have a long export at work.
const OwnExports = lazy(async () => {
  const { OwnExports: exports } = await import('./own-exports.tsx')
  return { default: exports }
})

/** Every contract visible to the person. Page, order and filters are in the address. */
export function ContractListScreen() {
  const t = useTexts()
  const go = useGo()
  const search = useScreenSearch(patterns.contracts, readListSearch)
  const { data, error, refetch } = useQuery(contractListQuery(search))
  useDocumentTitle(t('shell.menu.contracts'))
  const skip = Number(search['$skip'] ?? 0)
  const selection = useContractSelection(search)
  const me = useMe()
  const mayArchive = holds(me, 'contracts3:archive')
  const mayComplete = holds(me, 'contracts3:update') && search['lacks'] !== undefined
  const isPhone = useIsPhone()
  const { archived, monthEnd, asOf, ...filters } = filtersOf(search)
  const { view } = search
  // Of another day there is nothing to do.
  const acts = (mayArchive || mayComplete) && !monthEnd && !asOf && (
    <>
      {mayComplete && <CompleteSelected selection={selection} />}
      {mayArchive && <KeepingButtons selection={selection} rows={data?.value ?? []} />}
    </>
  )
  const isFiltered = Object.keys(filters).length > 0 || asOf !== undefined
  /** A new filter or order starts at its first page. */
  const show = (changes: Record<string, string | undefined>) => {
    const { $skip: _, ...rest } = search
    go(paths.contracts({ ...rest, ...changes }))
  }
  const clear = () =>
    go(
      paths.contracts({
        ...(search['$orderby'] ? { $orderby: search['$orderby'] } : {}),
        ...(monthEnd ? { monthEnd } : {}),
        ...(asOf ? { asOf } : {}),
        ...(view ? { view } : {}),
      }),
    )

  return (
    <>
      <PageHeader
        title={t('shell.menu.contracts')}
        description={t('contract-list.lead')}
        actions={
          <>
            <ViewsButton shows="list" query={search} />
            <Button
              variant="quiet"
              icon={<FileSearch aria-hidden />}
              render={<AppLink to={paths.signedSearch(textFilter(search))} />}
            >
              {t('contract-list.searchSigned')}
            </Button>
            <Button
              variant="quiet"
              icon={<Columns3 aria-hidden />}
              render={<AppLink to={paths.board({ ...filters, archived, view })} />}
            >
              {t('contract-list.board')}
            </Button>
            <NewContractButton />
          </>
        }
      />
      <Suspense>
        <OwnExports />
      </Suspense>
      {monthEnd ? (
        <Suspense fallback={<div className="mb-3 h-13" />}>
          <MonthEndBand monthEnd={monthEnd} onBack={() => show({ monthEnd: undefined })} />
        </Suspense>
      ) : (
        !asOf && (
          <>
            <ProposedNotice search={search} />
            {search['lacks'] === undefined ? (
              <Suspense>
                <ToCompleteNotice />
              </Suspense>
            ) : (
              missingIn(search) && (
                <p className="mb-3 text-sm text-ink-soft">{t('contract-list.toComplete.hint')}</p>
              )
            )}
          </>
        )
      )}
      {asOf && (
        <Suspense fallback={<div className="mb-3 h-11" />}>
          <AsOfBand search={search} onShow={show} />
        </Suspense>
      )}
      <OpenViewBand shows="list" query={search} />
      <ListFilters search={search} onShow={show} onClear={clear} acts={isPhone ? null : acts} />
      {error && !data ? (
        <EmptyState
          title={t('contract-list.failed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <ContractTable
          rows={data?.value}
          {...(acts && { selection, acts })}
          asOf={asOf}
          missing={missingIn(search)}
          withArchives={archived === 'true'}
          day={monthEnd ? lastDayOf(monthEnd) : asOf}
          orderBy={search['$orderby']}
          withExits={asksForExits(search)}
          onOrder={($orderby) => show({ $orderby })}
          empty={isFiltered ? <NoMatch onClear={clear} /> : <NoContracts />}
        />
      )}
      {data && data.count > 0 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={skip}
          pageSize={listPageSize}
          total={data.count}
          onSkip={(next) =>
            go(
              paths.contracts({ ...withoutSkip(search), ...(next ? { $skip: String(next) } : {}) }),
            )
          }
        />
      )}
    </>
  )
}

function CompleteSelected({ selection }: { selection: ContractSelection }) {
  const t = useTexts()
  const ids = selectedIds(selection)
  return (
    <Suspense>
      <CompleteButton
        contractIds={ids}
        offReason={ids.length === 0 ? t('contract-list.keeping.none') : null}
        onCompleted={() => selection.select(new Set())}
      />
    </Suspense>
  )
}

/** `2026-10-31` of `2026-10`. */
function lastDayOf(month: string): string {
  const next = new Date(`${month}-01`)
  next.setUTCMonth(next.getUTCMonth() + 1, 0)
  return next.toISOString().slice(0, 10)
}

/** Most lists are about terms: exits are shown to whoever filters or sorts by them. */
function asksForExits({ $orderby, exitLimit, exitDecision }: ListSearch): boolean {
  return Boolean(exitLimit ?? exitDecision ?? $orderby?.startsWith('exitDate'))
}

/** What the whole list lacks, if it is one thing. */
function missingIn({ lacks }: ListSearch): Lack | undefined {
  return LACKS.find((lack) => lacks === lacksFilter([lack]))
}

function withoutSkip({ $skip: _, ...rest }: ListSearch): ListSearch {
  return rest
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTexts()
  return (
    <EmptyState
      isSmall
      title={t('contract-list.noMatch')}
      action={<Button onClick={onClear}>{t('contract-list.showAll')}</Button>}
    />
  )
}

function NoContracts() {
  const t = useTexts()
  return (
    <EmptyState
      title={t('contract-list.empty')}
      icon={<FileText aria-hidden />}
      action={<NewContractButton />}
    >
      {t('contract-list.emptyHint')}
    </EmptyState>
  )
}
