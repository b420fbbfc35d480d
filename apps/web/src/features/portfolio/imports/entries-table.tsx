import type { EntryState } from '@tacite/domain/imports/import-entries.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { Table } from '../../../ui/table.tsx'
import type { ImportEntry } from './imports-queries.ts'

const TONE: Record<EntryState, Tone> = {
  waiting: 'neutral',
  kept: 'green',
  left: 'red',
  nothing: 'neutral',
}

interface EntriesTableProps {
  rows: readonly ImportEntry[] | undefined
  empty: string
}

export function EntriesTable({ rows, empty }: EntriesTableProps) {
  const t = useTexts()
  return (
    <Table<ImportEntry>
      caption={t('imports.log.caption')}
      columns={useColumns()}
      rows={rows}
      keyOf={(row) => String(row.position)}
      nameOf={(row) => row.path}
      card={(row) => <EntryCard row={row} />}
      empty={<EmptyState isSmall title={empty} />}
    />
  )
}

function useColumns(): TableColumn<ImportEntry>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'path',
      header: t('imports.entryLog.column.path'),
      isRowHeader: true,
      cell: (row) => <Path row={row} />,
    },
    {
      id: 'state',
      header: t('imports.entryLog.column.state'),
      width: 'w-36',
      cell: (row) => <EntryBadge row={row} />,
    },
    {
      id: 'reason',
      header: t('imports.entryLog.column.reason'),
      cell: (row) => <Notes row={row} />,
    },
    {
      id: 'kind',
      header: t('imports.entryLog.column.kind'),
      width: 'w-28',
      from: 'desktop',
      cell: (row) => row.kind && t(`imports.entryLog.kind.${row.kind}`),
    },
    {
      id: 'bytes',
      header: t('imports.files.size'),
      align: 'end',
      width: 'w-28',
      from: 'desktop',
      cell: (row) => formats.bytes(row.bytes),
    },
  ]
}

function Path({ row }: { row: ImportEntry }) {
  return (
    <span className="flex flex-col">
      <span className="break-words">{row.path}</span>
      {row.title && <span className="text-sm text-ink-soft">{row.title}</span>}
    </span>
  )
}

function EntryBadge({ row: { state } }: { row: ImportEntry }) {
  const t = useTexts()
  return <Badge tone={TONE[state]}>{t(`imports.entryLog.state.${state}`)}</Badge>
}

/** Why it was set aside, or what is worth knowing of one that was kept. */
function Notes({ row }: { row: ImportEntry }) {
  const t = useTexts()
  const { refusal, pages, textState, sameAs, active } = row
  const notes = [
    refusal?.message,
    pages !== null && pages > 0 && t('imports.log.pages', { count: pages }),
    textState && textState !== 'read' && t(`imports.log.text.${textState}`),
    sameAs && t('imports.log.sameAs', { path: sameAs.path }),
    active && t(`imports.log.active.${active}`),
  ].filter((note) => typeof note === 'string')
  return (
    <span className="flex flex-col text-sm text-ink-soft">
      {notes.map((note) => (
        <span key={note} className="break-words">
          {note}
        </span>
      ))}
    </span>
  )
}

function EntryCard({ row }: { row: ImportEntry }) {
  const formats = useFormats()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-3">
        <Path row={row} />
        <EntryBadge row={row} />
      </div>
      <Notes row={row} />
      <span className="text-sm text-ink-soft tabular-nums">{formats.bytes(row.bytes)}</span>
    </div>
  )
}
