import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { lazy } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { pictureOf } from '../../../platform/picture-of.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import type { TableColumn, TableSelection } from '../../../ui/table-column.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useUiTexts } from '../../../ui/ui-texts.tsx'
import { toggledSelection } from '../../../ui/use-row-keys.ts'
import {
  AdminList,
  NEW_RECORD,
  RECORD_NAME,
  useAdminAddress,
  type AdminAddress,
} from '../../settings/administration/public.tsx'
import { CompanyFeeds } from '../../lifecycle/calendar-feeds/public.ts'
import { InvitePanel, ListPanel, listOfRecord, OpenLists } from '../invitation-lists/public.tsx'
import { PeopleActs, PeopleExport, usePeopleSelection } from '../people-acts/public.tsx'
import { peopleQuery, type Person } from './people-queries.ts'
import { usePeopleFilters } from './people-filters.tsx'

const PersonPanel = lazy(async () => ({
  default: (await import('./person-panel.tsx')).PersonPanel,
}))

/** Who works here, who is invited, who is blocked. */
export function PeopleScreen() {
  const t = useTexts()
  const address = useAdminAddress('users', 'name asc')
  const { filters, active } = usePeopleFilters(address)
  const page = useQuery(peopleQuery(address.asked))
  const selection = usePeopleSelection(address, page.data)
  return (
    <AdminList<Person>
      title={t('people.title')}
      lead={t('people.lead')}
      address={address}
      page={page}
      selection={selection.ofTable}
      actions={
        <>
          <PeopleActs selection={selection} total={page.data?.count ?? 0} />
          <PeopleExport asked={address.asked} />
          <CompanyFeeds label={t('people.calendars')} />
        </>
      }
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name.full}
      card={(row) => <PersonCard row={row} address={address} selection={selection.ofTable} />}
      create={{ label: t('people.invite') }}
      above={<OpenLists address={address} />}
      filters={filters}
      active={active}
      empty={{ title: t('people.empty'), hint: t('people.emptyHint'), icon: <Users aria-hidden /> }}
      panel={address.open && <Panel key={address.open} address={address} />}
    />
  )
}

function Panel({ address }: { address: AdminAddress }) {
  const listId = listOfRecord(address.open ?? '')
  if (listId !== null) return <ListPanel listId={listId} address={address} />
  return address.open === NEW_RECORD ? (
    <InvitePanel address={address} />
  ) : (
    <PersonPanel address={address} />
  )
}

function useColumns(address: AdminAddress): TableColumn<Person>[] {
  const t = useTexts()
  return [
    {
      id: 'name',
      header: t('people.column.name'),
      sortKey: 'name',
      isRowHeader: true,
      cell: (row) => <Name row={row} address={address} />,
    },
    {
      id: 'email',
      header: t('people.column.email'),
      sortKey: 'email',
      from: 'desktop',
      cell: (row) => <span className="line-clamp-1 break-all text-ink-soft">{row.email}</span>,
    },
    {
      id: 'role',
      header: t('people.column.role'),
      sortKey: 'role',
      from: 'tablet',
      width: 'w-44',
      cell: (row) => <Role row={row} />,
    },
    {
      id: 'department',
      header: t('people.column.department'),
      sortKey: 'department',
      from: 'wide',
      width: 'w-44',
      cell: (row) => row.department?.name ?? '',
    },
    {
      id: 'status',
      header: t('people.column.status'),
      sortKey: 'status',
      width: 'w-36',
      cell: (row) => <StatusBadge row={row} />,
    },
  ]
}

function Name({ row, address }: { row: Person; address: AdminAddress }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={row.name.full} picture={pictureOf(row)} size="small" />
      <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
        <span className={RECORD_NAME}>{row.name.full}</span>
      </TextLink>
    </span>
  )
}

function Role({ row }: { row: Person }) {
  const t = useTexts()
  return (
    <span className="desktop:group-data-narrowed/list:line-clamp-1">
      {row.role.name}
      {row.kind === 'external' && (
        <span className="text-ink-soft"> · {t('people.kind.external')}</span>
      )}
    </span>
  )
}

const TONES = { active: 'green', pending: 'amber', blocked: 'red' } as const

/** A person's status, always in words. */
export function StatusBadge({ row }: { row: Pick<Person, 'status' | 'invitation'> }) {
  const t = useTexts()
  const word = row.invitation.dueOn ? 'deferred' : row.status
  return <Badge tone={TONES[row.status]}>{t(`people.status.${word}`)}</Badge>
}

function PersonCard(props: { row: Person; address: AdminAddress; selection: TableSelection }) {
  const { row, address, selection } = props
  const { selectRow } = useUiTexts()
  return (
    <div className="flex gap-2.5">
      <Checkbox
        label={selectRow(row.name.full)}
        hidesLabel
        checked={selection.selected.has(row._id)}
        onChange={() => selection.onChange(toggledSelection(selection.selected, row._id))}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <Name row={row} address={address} />
          <StatusBadge row={row} />
        </div>
        <p className="text-sm break-all text-ink-soft">{row.email}</p>
        <p className="text-sm text-ink-soft">
          <Role row={row} />
        </p>
      </div>
    </div>
  )
}
