import { useTexts } from '../../platform/locale.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  OpenRecord,
  RecordPanel,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'
import { projectQuery, removeProject, saveProject, type ProjectRow } from './project-queries.ts'

/** One project beside the list. */
export function ProjectPanel({ address }: { address: AdminAddress }) {
  return (
    <OpenRecord address={address} query={projectQuery}>
      {(project) => <ProjectForm project={project} address={address} />}
    </OpenRecord>
  )
}

interface ProjectFormProps {
  project: ProjectRow | null
  address: AdminAddress
}

function ProjectForm({ project, address }: ProjectFormProps) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    record: project,
    changes: ['projectsRenamed'],
    remove: removeProject,
    nameOf: ({ title }) => title,
    texts: { new: t('projects.new'), create: t('projects.create') },
    initial: { title: project?.title ?? '', description: project?.description ?? '' },
    save: saveProject,
    deletion: ({ contracts }) => ({
      label: t('projects.delete'),
      disabledReason:
        contracts > 0 ? t.refusal({ code: 'PROJECT_USED', params: { contracts } }) : null,
    }),
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
