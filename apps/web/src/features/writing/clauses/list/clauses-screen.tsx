import { useQuery } from '@tanstack/react-query'
import { FileStack } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TableColumn } from '../../../../ui/table-column.ts'
import { ClauseReportScreen } from '../../../portfolio/clause-report/public.ts'
import {
  AdminList,
  NEW_RECORD,
  OpenRecord,
  RecordName,
  useAdminAddress,
  type AdminAddress,
} from '../../../settings/administration/public.tsx'
import type { ClauseRow } from '../clause-queries.ts'
import { clauses } from '../clause-records.ts'
import { ClauseState } from '../clause-state.tsx'
import { CategoryTree } from './category-tree.tsx'
import { ClauseFilters, useActiveClauseFilters } from './clause-filters.tsx'

const ClausePanel = lazy(async () => {
  const [module] = await Promise.all([import('./clause-panel.tsx'), loadTexts('editor')])
  return { default: module.ClausePanel }
})
const DuplicatesDialog = lazy(async () => ({
  default: (await import('../duplicates-dialog.tsx')).DuplicatesDialog,
}))
const NewClauseForm = lazy(async () => ({
  default: (await import('./new-clause-form.tsx')).NewClauseForm,
}))

/** The clause library: standard clauses by category, each with how many variants it has. */
export function ClausesScreen() {
  const t = useTexts()
  const me = useMe()
  const address = useAdminAddress('clauses', 'title asc')
  const refused = holds(me, 'contracts:clause:create')
    ? null
    : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_CREATE' })
  const isOpen = address.open === NEW_RECORD ? refused === null : address.open !== null
  return (
    <AdminList<ClauseRow>
      title={t('clauses.title')}
      lead={t('clauses.lead')}
      address={address}
      page={useQuery(clauses.list(address.asked))}
      columns={useColumns(address)}
      keyOf={({ _id }) => _id}
      nameOf={({ title }) => title}
      card={(row) => <ClauseCard row={row} address={address} />}
      actions={
        <>
          <Button render={<AppLink to={paths.clauseReport()} />}>{t('clauses.report.open')}</Button>
          <Duplicates />
        </>
      }
      create={{ label: t('clauses.create'), disabledReason: refused }}
      empty={{
        title: t('clauses.empty'),
        hint: t('clauses.emptyHint'),
        icon: <FileStack aria-hidden />,
      }}
      tree={<CategoryTree address={address} />}
      filters={<ClauseFilters address={address} />}
      active={useActiveClauseFilters(address)}
      panel={
        isOpen && (
          <OpenRecord key={address.open} address={address} query={clauses.one}>
            {(clause) =>
              clause ? (
                <ClausePanel clause={clause} address={address} />
              ) : (
                <NewClauseForm address={address} />
              )
            }
          </OpenRecord>
        )
      }
    />
  )
}

/** The signed portfolio; in this chunk, as what the entry knows of another one costs bytes before the first page. */
export function SignedPortfolioScreen() {
  return <ClauseReportScreen />
}

function Duplicates() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('clauses.similar.open')}</Button>
      {isOpen && (
        <Suspense>
          <DuplicatesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function useColumns(address: AdminAddress): TableColumn<ClauseRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'title',
      header: t('clauses.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: (row) => (
        <>
          <RecordName id={row._id} name={row.title} address={address} />
          {row.description && (
            <span className="line-clamp-1 text-sm text-ink-faint">{row.description}</span>
          )}
        </>
      ),
    },
    {
      id: 'category',
      header: t('clauses.column.category'),
      sortKey: 'category',
      from: 'wide',
      width: 'w-36',
      cell: (row) => row.category?.name ?? '',
    },
    {
      id: 'variants',
      header: t('clauses.column.variants'),
      sortKey: 'variantCount',
      align: 'end',
      width: 'w-24',
      cell: (row) => formats.number(row.variantCount),
    },
    {
      id: 'locale',
      header: t('clauses.column.locale'),
      from: 'wide',
      width: 'w-24',
      cell: (row) => t(`clauses.locale.${row.locale}`),
    },
    {
      id: 'version',
      header: t('clauses.column.state'),
      sortKey: 'version',
      width: 'w-40',
      cell: (row) => <ClauseState of={row} />,
    },
    {
      id: 'updatedAt',
      header: t('clauses.column.updatedAt'),
      sortKey: 'updatedAt',
      from: 'tablet',
      width: 'w-38',
      cell: (row) => (
        <>
          {formats.instant(row.updatedAt)}
          <span className="line-clamp-1 text-sm text-ink-faint">{row.updatedBy ?? 'Tacite'}</span>
        </>
      ),
    },
  ]
}

function ClauseCard({ row, address }: { row: ClauseRow; address: AdminAddress }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <RecordName id={row._id} name={row.title} address={address} />
      <ClauseState of={row} />
      <p className="text-sm text-ink-soft">
        {[
          row.category?.name,
          t(`clauses.locale.${row.locale}`),
          t('clauses.variants.count', { count: row.variantCount }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
