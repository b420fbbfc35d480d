import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../platform/locale.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toasts } from '../../ui/toasts.ts'
import {
  NEW_RECORD,
  RecordLoading,
  RecordPanel,
  useRecordForm,
  useRemoval,
  type AdminAddress,
} from '../administration/public.tsx'
import {
  projectQuery,
  projectsKey,
  removeProject,
  saveProject,
  type ProjectRow,
} from './project-queries.ts'

/** One project beside the list. */
export function ProjectPanel({ address }: { address: AdminAddress }) {
  const isNew = address.open === NEW_RECORD
  const read = useQuery({ ...projectQuery(address.open ?? ''), enabled: !isNew })
  if (isNew) return <ProjectForm project={null} address={address} />
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return <ProjectForm project={read.data} address={address} />
}

interface ProjectFormProps {
  project: ProjectRow | null
  address: AdminAddress
}

function ProjectForm({ project, address }: ProjectFormProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useRecordForm({
    initial: { title: project?.title ?? '', description: project?.description ?? '' },
    save: (values) => saveProject(project?._id ?? null, values),
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: projectsKey })
      toasts.success(currentTexts()('administration.saved', { name: saved.title }))
      address.close()
    },
  })
  const removal = useRemoval({
    queryKey: projectsKey,
    remove: removeProject,
    onRemoved: address.close,
  })
  return (
    <RecordPanel
      title={project?.title ?? t('projects.new')}
      form={form}
      onClose={address.close}
      submitLabel={project ? t('common.action.save') : t('projects.create')}
      {...(project
        ? {
            deletion: {
              label: t('projects.delete'),
              disabledReason:
                project.contracts > 0
                  ? t.refusal({
                      code: 'PROJECT_USED',
                      params: { contracts: project.contracts },
                    })
                  : null,
              isBusy: removal.isPending,
              onDelete: () => removal.mutate({ id: project._id, name: project.title }),
            },
          }
        : {})}
    >
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
