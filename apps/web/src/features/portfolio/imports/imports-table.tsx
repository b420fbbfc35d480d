import type { ReactNode } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { Tag } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { EntryCounts } from './entry-counts.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportStateBadge } from './import-state.tsx'
import type { ImportSummary } from './imports-queries.ts'

interface ImportsTableProps {
  rows: readonly ImportSummary[] | undefined
  empty: ReactNode
}

export function ImportsTable({ rows, empty }: ImportsTableProps) {
  const t = useTexts()
  const go = useGo()
  return (
    <Table<ImportSummary>
      caption={t('imports.list')}
      columns={useColumns()}
      rows={rows}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name}
      onOpen={(row) => go(paths.import(row._id))}
      density="comfortable"
      card={(row) => <ImportCard row={row} />}
      empty={empty}
    />
  )
}

function useColumns(): TableColumn<ImportSummary>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'name',
      header: t('imports.column.name'),
      isRowHeader: true,
      cell: (row) => <Name row={row} />,
    },
    {
      id: 'state',
      header: t('imports.column.state'),
      width: 'w-48',
      cell: (row) => <ImportStateBadge {...row} />,
    },
    {
      id: 'progress',
      header: t('imports.column.progress'),
      width: 'w-64',
      cell: (row) => <Standing row={row} />,
    },
    {
      id: 'folders',
      header: t('imports.column.folders'),
      from: 'wide',
      width: 'w-40',
      cell: (row) => <Folders row={row} />,
    },
    {
      id: 'creator',
      header: t('imports.column.creator'),
      from: 'desktop',
      width: 'w-40',
      cell: (row) => <span className="line-clamp-1">{row.createdBy.name}</span>,
    },
    {
      id: 'createdAt',
      header: t('imports.column.createdAt'),
      align: 'end',
      width: 'w-36',
      from: 'tablet',
      cell: (row) => (
        <time dateTime={row.createdAt} className="whitespace-nowrap tabular-nums">
          {formats.instant(row.createdAt)}
        </time>
      ),
    },
  ]
}

function Name({ row }: { row: ImportSummary }) {
  return (
    <TextLink isQuiet render={<AppLink to={paths.import(row._id)} />}>
      <span className="line-clamp-2 break-words">{row.name}</span>
    </TextLink>
  )
}

/** A bar while something is under way, then what came of it. */
function Standing({ row }: { row: ImportSummary }) {
  return <ImportProgress summary={row} fallback={<EntryCounts counts={row.entries} />} />
}

function Folders({ row }: { row: ImportSummary }) {
  return (
    <span className="flex flex-wrap gap-1">
      {row.folders.map(({ _id, name }) => (
        <Tag key={_id}>{name}</Tag>
      ))}
    </span>
  )
}

function ImportCard({ row }: { row: ImportSummary }) {
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <Name row={row} />
        <ImportStateBadge {...row} />
      </div>
      <Standing row={row} />
      <Folders row={row} />
      <p className="text-sm text-ink-soft tabular-nums">
        {row.createdBy.name}, {formats.instant(row.createdAt)}
      </p>
    </div>
  )
}
