import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Table } from '../../../ui/table.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import type { ImportSource } from './imports-queries.ts'

/** The files that were sent, the first hundred of them. */
export function SourcesTable({ rows, count }: { rows: readonly ImportSource[]; count: number }) {
  const t = useTexts()
  const formats = useFormats()
  const columns: TableColumn<ImportSource>[] = [
    {
      id: 'path',
      header: t('imports.files.path'),
      isRowHeader: true,
      cell: (row) => (
        <span className="flex flex-col">
          <span className="break-words">{row.path}</span>
          {row.refusal && <span className="text-sm text-red-ink">{row.refusal.message}</span>}
        </span>
      ),
    },
    {
      id: 'size',
      header: t('imports.files.size'),
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.bytes(row.bytes),
    },
    {
      id: 'received',
      header: t('imports.files.received'),
      align: 'end',
      width: 'w-40',
      cell: (row) => (row.isWhole ? t('imports.files.whole') : formats.bytes(row.received)),
    },
  ]
  return (
    <section className="max-w-4xl">
      <p className="mb-2 text-sm text-ink-soft">{t('imports.count.files', { count })}</p>
      <Table<ImportSource>
        caption={t('imports.files.caption')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row._id}
        nameOf={(row) => row.path}
        empty={null}
      />
    </section>
  )
}
