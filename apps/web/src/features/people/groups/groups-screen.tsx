import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AdminList, useAdminAddress } from '../../settings/administration/public.tsx'
import { groupsQuery, type GroupRow } from './groups-queries.ts'

/** Teams of the company: rights are granted to them, and one of them is a person's department. */
export function GroupsScreen() {
  const t = useTexts()
  const go = useGo()
  const address = useAdminAddress('groups', 'name asc')
  return (
    <AdminList<GroupRow>
      title={t('groups.title')}
      lead={t('groups.lead')}
      address={address}
      page={useQuery(groupsQuery(address.asked))}
      columns={useColumns()}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name}
      card={(row) => <GroupCard row={row} />}
      create={{ label: t('groups.create'), path: paths.newGroup() }}
      empty={{
        title: t('groups.empty'),
        hint: t('groups.emptyHint'),
        icon: <UsersRound aria-hidden />,
      }}
      onOpen={(row) => go(paths.group(row._id))}
    />
  )
}

function useColumns(): TableColumn<GroupRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'name',
      header: t('groups.column.name'),
      sortKey: 'name',
      isRowHeader: true,
      cell: (row) => <GroupName row={row} />,
    },
    {
      id: 'description',
      header: t('groups.column.description'),
      from: 'tablet',
      cell: (row) => <span className="line-clamp-1 text-ink-soft">{row.description}</span>,
    },
    {
      id: 'users',
      header: t('groups.column.users'),
      sortKey: 'users',
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.number(row.users),
    },
  ]
}

function GroupName({ row }: { row: GroupRow }) {
  return (
    <TextLink isQuiet render={<AppLink to={paths.group(row._id)} />}>
      <span className="font-medium break-words">{row.name}</span>
    </TextLink>
  )
}

function GroupCard({ row }: { row: GroupRow }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <GroupName row={row} />
      {row.description && <p className="text-sm text-ink-soft">{row.description}</p>}
      <p className="text-sm text-ink-soft">{t('groups.people', { count: row.users })}</p>
    </div>
  )
}
