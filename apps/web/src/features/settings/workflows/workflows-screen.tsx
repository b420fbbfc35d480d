import { useQuery } from '@tanstack/react-query'
import { Waypoints } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AdminList, NEW_RECORD, useAdminAddress } from '../administration/public.tsx'
import { NewWorkflowPanel } from './new-workflow-panel.tsx'
import { StepDots } from './step-dots.tsx'
import { workflowsQuery, type WorkflowRow } from './workflow-queries.ts'

/** The workflows of the company: their steps, and the contracts that run on them. */
export function WorkflowsScreen() {
  const t = useTexts()
  const go = useGo()
  const mayCreate = holds(useMe(), 'workflows:step:create')
  const address = useAdminAddress('workflows', 'name asc')
  return (
    <AdminList<WorkflowRow>
      title={t('workflows.title')}
      lead={t('workflows.lead')}
      address={address}
      page={useQuery(workflowsQuery(address.asked))}
      columns={useColumns()}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name}
      card={(row) => <WorkflowCard row={row} />}
      onOpen={(row) => go(paths.workflow(row._id))}
      create={{
        label: t('workflows.create'),
        disabledReason: mayCreate ? null : t.refusal({ code: 'NOT_ALLOWED_WORKFLOWS_STEP_CREATE' }),
      }}
      empty={{
        title: t('workflows.empty'),
        hint: t('workflows.emptyHint'),
        icon: <Waypoints aria-hidden />,
      }}
      panel={address.open === NEW_RECORD && mayCreate && <NewWorkflowPanel address={address} />}
    />
  )
}

function useColumns(): TableColumn<WorkflowRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'name',
      header: t('workflows.column.name'),
      sortKey: 'name',
      isRowHeader: true,
      width: 'w-64',
      cell: (row) => <Name row={row} />,
    },
    {
      id: 'steps',
      header: t('workflows.column.steps'),
      cell: (row) => <StepDots steps={row.steps} />,
    },
    {
      id: 'contracts',
      header: t('workflows.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-36',
      cell: (row) => formats.number(row.contracts),
    },
  ]
}

function Name({ row }: { row: WorkflowRow }) {
  const t = useTexts()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <TextLink isQuiet render={<AppLink to={paths.workflow(row._id)} />}>
        <span className="font-medium break-words">{row.name}</span>
      </TextLink>
      {row.isDefault && <Badge tone="accent">{t('workflows.isDefault')}</Badge>}
    </span>
  )
}

function WorkflowCard({ row }: { row: WorkflowRow }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1.5">
      <Name row={row} />
      <StepDots steps={row.steps} />
      <p className="text-sm text-ink-soft">{t('workflows.running', { count: row.contracts })}</p>
    </div>
  )
}
