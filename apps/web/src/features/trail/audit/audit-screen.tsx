import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import {
  AdminList,
  useAdminAddress,
  type AdminAddress,
} from '../../settings/administration/public.tsx'
import { AuditExport } from './audit-export.tsx'
import { AuditFilters, useActiveFilters } from './audit-filters.tsx'
import { auditQuery, type AuditRow } from './audit-queries.ts'
import { ChainState } from './chain-state.tsx'

const AuditPanel = lazy(async () => {
  const { AuditPanel: panel } = await import('./audit-panel.tsx')
  return { default: panel }
})

/** Who did what in the company, and whether the trail is intact. */
export function AuditScreen() {
  const t = useTexts()
  const address = useAdminAddress('audit', 'at desc')
  const page = useQuery(auditQuery(address.asked))
  return (
    <AdminList<AuditRow>
      title={t('audit-screen.title')}
      lead={t('audit-screen.lead')}
      address={address}
      page={page}
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.text}
      card={(row) => <EventCard row={row} address={address} />}
      actions={<AuditExport address={address} />}
      filters={<AuditFilters address={address} />}
      active={useActiveFilters(address)}
      above={
        <>
          <ChainState />
          {page.data?.isMore && (
            <p className="mb-3 text-sm text-ink-soft">
              {t('audit-screen.more', { count: page.data.count })}
            </p>
          )}
        </>
      }
      empty={{
        title: t('audit-screen.empty'),
        hint: t('audit-screen.emptyHint'),
        icon: <ScrollText aria-hidden />,
      }}
      panel={
        address.open && (
          <Suspense>
            <AuditPanel key={address.open} address={address} />
          </Suspense>
        )
      }
    />
  )
}

function useColumns(address: AdminAddress): TableColumn<AuditRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'at',
      header: t('audit-screen.column.at'),
      width: 'w-40',
      cell: (row) => (
        <time dateTime={row.at} className="whitespace-nowrap tabular-nums text-ink-soft">
          {formats.instant(row.at)}
        </time>
      ),
    },
    {
      id: 'text',
      header: t('audit-screen.column.text'),
      isRowHeader: true,
      cell: (row) => <Sentence row={row} address={address} />,
    },
    {
      id: 'object',
      header: t('audit-screen.column.object'),
      from: 'desktop',
      width: 'w-44',
      cell: (row) => row.objectKind,
    },
    {
      id: 'contract',
      header: t('audit-screen.column.contract'),
      from: 'desktop',
      width: 'w-56',
      cell: (row) => <Contract row={row} />,
    },
  ]
}

function Sentence({ row, address }: { row: AuditRow; address: AdminAddress }) {
  return (
    <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
      <span className="break-words">{row.text}</span>
    </TextLink>
  )
}

function Contract({ row: { contract } }: { row: AuditRow }) {
  if (!contract) return null
  return (
    <TextLink isQuiet render={<AppLink to={paths.contractEdit(contract._id)} />}>
      <span className="line-clamp-1 break-words">{contract.title}</span>
    </TextLink>
  )
}

function EventCard({ row, address }: { row: AuditRow; address: AdminAddress }) {
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-1">
      <Sentence row={row} address={address} />
      <p className="text-sm text-ink-soft tabular-nums">{formats.instant(row.at)}</p>
      <Contract row={row} />
    </div>
  )
}
