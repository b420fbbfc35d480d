import { REMOVAL_PERMISSIONS, type RemovalKind } from '@tacite/domain/acts/removal-permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import {
  AdminList,
  useAdminAddress,
  type AdminAddress,
} from '../../settings/administration/public.tsx'
import { removalsQuery, type RemovedRow } from './removals-queries.ts'
import { useRestoring } from './use-restoring.ts'

const PAGE_SIZE = 20

/** Deleted objects that this person can restore: whoever may delete a kind may restore it. */
export function RemovalsScreen() {
  const t = useTexts()
  const address = useAdminAddress('removed', '')
  const page = useQuery(removalsQuery(address.asked))
  const restoring = useRestoring(() => {
    // The button disappears with its row: focus moves to the top of the list.
    document.querySelector<HTMLElement>('main')?.focus()
    address.closeRemoved({ rows: page.data?.value.length ?? 0, pageSize: PAGE_SIZE })
  })
  const restoreButton = (row: RemovedRow) => (
    <RestoreButton row={row} restoring={restoring} onRestore={() => restoring.mutate(row)} />
  )
  const kinds = useKinds()
  const kind = kinds.find(({ value }) => value === address.asked['kind'])
  return (
    <AdminList<RemovedRow>
      title={t('removals.title')}
      lead={t('removals.lead')}
      address={address}
      pageSize={PAGE_SIZE}
      page={page}
      columns={useColumns(restoreButton)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name}
      card={(row) => <RemovedCard row={row} button={restoreButton(row)} />}
      filters={<KindFilter kinds={kinds} address={address} />}
      active={
        kind
          ? [
              {
                id: 'kind',
                text: kind.label,
                onRemove: () => address.show({ kind: undefined }),
              },
            ]
          : []
      }
      empty={{
        title: t('removals.empty'),
        hint: t('removals.emptyHint'),
        icon: <Trash2 aria-hidden />,
      }}
      onOpen={null}
    />
  )
}

interface KindOption {
  value: RemovalKind
  label: string
}

/** The kinds that this person may restore, sorted by name. */
function useKinds(): KindOption[] {
  const t = useTexts()
  const me = useMe()
  const { compare } = useFormats()
  return (Object.keys(REMOVAL_PERMISSIONS) as RemovalKind[])
    .filter((kind) => holds(me, REMOVAL_PERMISSIONS[kind]))
    .map((kind) => ({ value: kind, label: t(`removals.kind.${kind}`) }))
    .toSorted((one, other) => compare(one.label, other.label))
}

function KindFilter({ kinds, address }: { kinds: KindOption[]; address: AdminAddress }) {
  const t = useTexts()
  if (kinds.length < 2) return null
  return (
    <Select
      label={t('removals.column.kind')}
      hidesLabel
      className="col-span-2 tablet:w-52"
      value={kinds.find(({ value }) => value === address.asked['kind'])?.value ?? 'every'}
      onChange={(chosen) => address.show({ kind: chosen === 'every' ? undefined : chosen })}
      options={[{ value: 'every', label: t('removals.everyKind') }, ...kinds]}
    />
  )
}

function useColumns(button: (row: RemovedRow) => ReactNode): TableColumn<RemovedRow>[] {
  const t = useTexts()
  return [
    {
      id: 'name',
      header: t('removals.column.name'),
      isRowHeader: true,
      cell: (row) => <span className="break-words">{row.name}</span>,
    },
    {
      id: 'kind',
      header: t('removals.column.kind'),
      from: 'tablet',
      width: 'w-44',
      cell: (row) => t(`removals.kind.${row.kind}`),
    },
    {
      id: 'removedBy',
      header: t('removals.column.removedBy'),
      from: 'desktop',
      width: 'w-44',
      cell: (row) => <span className="break-words">{row.removedBy}</span>,
    },
    {
      id: 'removedAt',
      header: t('removals.column.removedAt'),
      from: 'desktop',
      width: 'w-40',
      cell: (row) => <Moment at={row.removedAt} />,
    },
    {
      id: 'keptUntil',
      header: t('removals.column.keptUntil'),
      width: 'w-40',
      cell: (row) => <Moment at={row.keptUntil} />,
    },
    {
      id: 'restore',
      header: t('removals.column.restore'),
      hidesHeader: true,
      align: 'end',
      width: 'w-32',
      cell: button,
    },
  ]
}

function Moment({ at }: { at: string }) {
  const formats = useFormats()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums text-ink-soft">
      {formats.instant(at)}
    </time>
  )
}

function RestoreButton(props: {
  row: RemovedRow
  restoring: ReturnType<typeof useRestoring>
  onRestore: () => void
}) {
  const { row, restoring, onRestore } = props
  const t = useTexts()
  return (
    <Button
      size="small"
      icon={<ArchiveRestore aria-hidden />}
      isBusy={restoring.isPending && restoring.variables._id === row._id}
      aria-label={t('removals.restoreNamed', { name: row.name })}
      onClick={onRestore}
    >
      {t('removals.restore')}
    </Button>
  )
}

function RemovedCard({ row, button }: { row: RemovedRow; button: ReactNode }) {
  const t = useTexts()
  const formats = useFormats()
  const [removed, kept] = [row.removedAt, row.keptUntil].map((at) => formats.instant(at))
  return (
    <div className="flex flex-col gap-2">
      <div>
        <p className="font-medium break-words">{row.name}</p>
        <p className="text-sm text-ink-soft">{t(`removals.kind.${row.kind}`)}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {t('removals.removedBy', { name: row.removedBy, at: removed! })}
        <br />
        {t('removals.keptUntil', { at: kept! })}
      </p>
      <div>{button}</div>
    </div>
  )
}
