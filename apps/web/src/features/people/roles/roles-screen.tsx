import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AdminList, useAdminAddress } from '../../settings/administration/public.tsx'
import { rolesQuery, type RoleRow } from './roles-queries.ts'

/** What people may do, by role. */
export function RolesScreen() {
  const t = useTexts()
  const go = useGo()
  const address = useAdminAddress('roles', 'name asc')
  return (
    <AdminList<RoleRow>
      title={t('roles.title')}
      lead={t('roles.lead')}
      address={address}
      page={useQuery(rolesQuery(address.asked))}
      columns={useColumns()}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name}
      card={(row) => <RoleCard row={row} />}
      create={{ label: t('roles.create'), path: paths.newRole() }}
      empty={{
        title: t('roles.empty'),
        hint: t('roles.emptyHint'),
        icon: <ShieldCheck aria-hidden />,
      }}
      onOpen={(row) => go(paths.role(row._id))}
    />
  )
}

function useColumns(): TableColumn<RoleRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'name',
      header: t('roles.column.name'),
      sortKey: 'name',
      isRowHeader: true,
      cell: (row) => <RoleName row={row} />,
    },
    {
      id: 'description',
      header: t('roles.column.description'),
      from: 'desktop',
      cell: (row) => <span className="line-clamp-1 text-ink-soft">{row.description}</span>,
    },
    {
      id: 'kind',
      header: t('roles.column.kind'),
      sortKey: 'kind',
      from: 'tablet',
      width: 'w-36',
      cell: (row) => t(`roles.kind.${row.kind}`),
    },
    {
      id: 'features',
      header: t('roles.column.features'),
      sortKey: 'features',
      align: 'end',
      from: 'tablet',
      width: 'w-24',
      cell: (row) => formats.number(row.features),
    },
    {
      id: 'users',
      header: t('roles.column.users'),
      sortKey: 'users',
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.number(row.users),
    },
  ]
}

function RoleName({ row }: { row: RoleRow }) {
  const t = useTexts()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <TextLink isQuiet render={<AppLink to={paths.role(row._id)} />}>
        <span className="font-medium break-words">{row.name}</span>
      </TextLink>
      {row.isDefault && <Badge tone="accent">{t('roles.isDefault')}</Badge>}
    </span>
  )
}

function RoleCard({ row }: { row: RoleRow }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <RoleName row={row} />
      {row.description && <p className="text-sm text-ink-soft">{row.description}</p>}
      <p className="text-sm text-ink-soft">{t('roles.people', { count: row.users })}</p>
    </div>
  )
}
