import type { ReactNode } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import type { TableColumn } from '../../../../ui/table-column.ts'
import { Table } from '../../../../ui/table.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { sortOf, type ShownView } from '../team/view-address.ts'
import { askedOfAwaited, AWAITED_PAGE_SIZE, type Awaited } from './awaited-queries.ts'
import { useAwaitedWords } from './awaited-words.ts'
import { RemindButton } from './remind-button.tsx'

export function AwaitedTable(props: {
  /** Undefined while the first page loads. */
  rows: readonly Awaited[] | undefined
  shown: ShownView
  empty: ReactNode
}) {
  const { rows, shown, empty } = props
  const t = useTexts()
  const { nameOf } = useAwaitedWords()
  return (
    <Table
      caption={t('awaited.caption')}
      columns={useColumns()}
      rows={rows}
      loadingRows={AWAITED_PAGE_SIZE}
      density="comfortable"
      keyOf={({ _id, person }) => `${_id} ${person._id}`}
      nameOf={nameOf}
      sort={sortOf(askedOfAwaited(shown).$orderby)}
      onSort={({ key, direction }) => shown.show({ sort: `${key} ${direction}` })}
      empty={empty}
      card={(row) => <AwaitedCard row={row} />}
    />
  )
}

function useColumns(): TableColumn<Awaited>[] {
  const t = useTexts()
  const { stepOf, circuitOf, marksOf, delegatesOf } = useAwaitedWords()
  return [
    {
      id: 'contract',
      header: t('tasks.screen.column.contract'),
      sortKey: 'contract',
      isRowHeader: true,
      cell: (row) => (
        <span className="block py-1">
          <TextLink isQuiet render={<AppLink to={paths.contractEdit(row.contract._id)} />}>
            {row.contract.name}
          </TextLink>
          <span className="block text-ink-soft">{marksOf(row)}</span>
        </span>
      ),
    },
    {
      id: 'step',
      header: t('awaited.column.step'),
      sortKey: 'circuit',
      width: 'w-48',
      from: 'tablet',
      cell: (row) => (
        <span className="block py-1">
          <span className="block font-medium">{stepOf(row)}</span>
          {row.kind === 'validate' && (
            <span className="block text-ink-soft">{circuitOf(row.circuit)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'person',
      header: t('awaited.column.of'),
      sortKey: 'person',
      width: 'w-44',
      cell: (row) => (
        <span className="block py-1">
          {row.person.name}
          {delegatesOf(row) && <span className="block text-ink-soft">{delegatesOf(row)}</span>}
        </span>
      ),
    },
    {
      id: 'waited',
      header: t('awaited.column.waited'),
      sortKey: 'waited',
      width: 'w-52',
      cell: (row) => <Waited row={row} />,
    },
    {
      id: 'reminder',
      header: t('awaited.column.reminder'),
      width: 'w-44',
      from: 'tablet',
      cell: (row) => (
        <span className="flex flex-col items-start gap-1 py-1">
          <Reminded row={row} />
          <RemindButton row={row} />
        </span>
      ),
    },
  ]
}

/** Since when, and what the workflow asked for. */
function Waited({
  row: { daysWaited, dueOn, isLate },
  isCard,
}: {
  row: Awaited
  isCard?: boolean
}) {
  const t = useTexts()
  const formats = useFormats()
  const { waited } = useAwaitedWords()
  return (
    <span className="block">
      {isCard ? t('team-tasks.since', { count: daysWaited }) : waited(daysWaited)}
      {dueOn !== null && (
        <span className={isLate ? 'block font-medium text-red-ink' : 'block text-ink-soft'}>
          {t(isLate ? 'awaited.lateSince' : 'awaited.dueOn', { day: formats.day(dueOn) })}
        </span>
      )}
    </span>
  )
}

function Reminded({ row: { remindedAt } }: { row: Awaited }) {
  const t = useTexts()
  const formats = useFormats()
  if (remindedAt === null)
    return <span className="text-ink-faint">{t('awaited.neverReminded')}</span>
  return (
    <span className="text-ink-soft">
      {t('awaited.remindedAt', { moment: formats.instant(remindedAt) })}
    </span>
  )
}

function AwaitedCard({ row }: { row: Awaited }) {
  const { stepOf, circuitOf, marksOf, delegatesOf } = useAwaitedWords()
  const { contract, kind, circuit, person } = row
  return (
    <div className="flex flex-col gap-1 text-sm">
      <TextLink isQuiet render={<AppLink to={paths.contractEdit(contract._id)} />}>
        <span className="font-medium break-words">{contract.name}</span>
      </TextLink>
      <p className="text-ink-soft">{marksOf(row)}</p>
      <p>{[stepOf(row), kind === 'validate' && circuitOf(circuit)].filter(Boolean).join(' · ')}</p>
      <p className="font-medium">{[person.name, delegatesOf(row)].filter(Boolean).join(', ')}</p>
      <Waited row={row} isCard />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Reminded row={row} />
        <RemindButton row={row} />
      </div>
    </div>
  )
}
