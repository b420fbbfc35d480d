import type { ProjectRow, projectsEndpoints } from '@tacite/api/settings/project-endpoints.ts'
import { FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  RecordCard,
  RecordName,
  RecordPanel,
  recordQueries,
  RecordScreen,
  useAdminAddress,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'

const projects = recordQueries<typeof projectsEndpoints>('projects')

export function ProjectsScreen() {
  const t = useTexts()
  const address = useAdminAddress('projects', 'title asc')
  const nameIn = (row: ProjectRow) => <RecordName id={row._id} name={row.title} address={address} />
  return (
    <RecordScreen
      records={projects}
      texts="projects"
      icon={<FolderKanban aria-hidden />}
      address={address}
      columns={useColumns(nameIn)}
      nameOf={({ title }) => title}
      card={(row) => (
        <RecordCard
          name={nameIn(row)}
          lines={[row.description, t('projects.usedBy', { count: row.contracts })]}
        />
      )}
      form={(project) => <ProjectForm project={project} address={address} />}
    />
  )
}

function useColumns(nameIn: (row: ProjectRow) => ReactNode): TableColumn<ProjectRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'title',
      header: t('projects.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: nameIn,
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

function ProjectForm({ project, address }: { project: ProjectRow | null; address: AdminAddress }) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    records: projects,
    texts: 'projects',
    record: project,
    nameOf: ({ title }) => title,
    initial: { title: project?.title ?? '', description: project?.description ?? '' },
    whyKept: ({ contracts }) =>
      contracts > 0 ? t.refusal({ code: 'PROJECT_USED', params: { contracts } }) : null,
  })
  return (
    <RecordPanel {...panel}>
      <TextField
        {...form.text('title')}
        label={t('projects.column.title')}
        maxLength={200}
        autoFocus={!project}
        isRequired
      />
      <TextArea
        {...form.text('description')}
        label={t('projects.column.details')}
        maxLength={2000}
        isOptional
      />
    </RecordPanel>
  )
}
