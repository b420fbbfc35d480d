import { useQuery } from '@tanstack/react-query'
import { FolderKanban } from 'lucide-react'
import { paths, patterns } from '../../platform/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AdminList, useAdminAddress, type AdminAddress } from '../administration/public.tsx'
import { ProjectPanel } from './project-panel.tsx'
import { projectsQuery, type ProjectRow } from './project-queries.ts'

export function ProjectsScreen() {
  const t = useTexts()
  const address = useAdminAddress(patterns.projects, 'title asc', paths.projects)
  return (
    <AdminList<ProjectRow>
      title={t('projects.title')}
      lead={t('projects.lead')}
      address={address}
      page={useQuery(projectsQuery(address.asked))}
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.title}
      card={(row) => <Card row={row} address={address} />}
      create={{ label: t('projects.create') }}
      empty={{
        title: t('projects.empty'),
        hint: t('projects.emptyHint'),
        icon: <FolderKanban aria-hidden />,
      }}
      panel={address.open && <ProjectPanel key={address.open} address={address} />}
    />
  )
}

function useColumns(address: AdminAddress): TableColumn<ProjectRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'title',
      header: t('projects.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: (row) => <Name row={row} address={address} />,
    },
    {
      id: 'details',
      header: t('projects.column.details'),
      from: 'tablet',
      cell: (row) => <span className="line-clamp-1 text-ink-soft">{row.description}</span>,
    },
    {
      id: 'contracts',
      header: t('projects.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.number(row.contracts),
    },
  ]
}

interface NameProps {
  row: ProjectRow
  address: AdminAddress
}

function Name({ row, address }: NameProps) {
  return (
    <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
      <span className="font-medium break-words">{row.title}</span>
    </TextLink>
  )
}

function Card({ row, address }: NameProps) {
  const t = useTexts()
  const details = row.description
  return (
    <div className="flex flex-col gap-1">
      <Name row={row} address={address} />
      {details && <p className="text-sm text-ink-soft">{details}</p>}
      <p className="text-sm text-ink-soft">{t('projects.usedBy', { count: row.contracts })}</p>
    </div>
  )
}
