import { Route } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, Tag } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/table-column.ts'
import {
  RecordName,
  RecordScreen,
  useAdminAddress,
  type AdminAddress,
} from '../administration/public.tsx'
import { CircuitForm } from './circuit-form.tsx'
import { circuits, type CircuitRow } from './circuit-queries.ts'
import { NotAvailable } from './not-available.tsx'

/** Who validates, in which order: ready to be chosen for a contract. */
export function CircuitsScreen() {
  const address = useAdminAddress('circuits', 'title asc')
  return (
    <RecordScreen
      records={circuits}
      texts="circuits"
      icon={<Route aria-hidden />}
      address={address}
      columns={useColumns(address)}
      nameOf={(row) => row.title}
      card={(row) => <CircuitCard row={row} address={address} />}
      form={(circuit) => <CircuitForm circuit={circuit} address={address} />}
    />
  )
}

function useColumns(address: AdminAddress): TableColumn<CircuitRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'title',
      header: t('circuits.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: (row) => <CircuitName row={row} address={address} />,
    },
    {
      id: 'workflowStep',
      header: t('circuits.column.workflowStep'),
      from: 'tablet',
      cell: (row) => <WorkflowStep row={row} />,
    },
    {
      id: 'validators',
      header: t('circuits.column.validators'),
      from: 'desktop',
      cell: (row) => <Steps row={row} />,
    },
    {
      id: 'uses',
      header: t('circuits.column.uses'),
      sortKey: 'uses',
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.number(row.uses),
    },
  ]
}

function CircuitName({ row, address }: { row: CircuitRow; address: AdminAddress }) {
  const t = useTexts()
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <RecordName id={row._id} name={row.title} address={address} />
      {row.isImposed && <Badge>{t('circuits.isImposed')}</Badge>}
    </span>
  )
}

function WorkflowStep({ row: { workflowStep } }: { row: CircuitRow }) {
  const t = useTexts()
  return (
    <Tag colour={workflowStep.color}>
      {t('circuits.ofWorkflow', { name: workflowStep.name, workflow: workflowStep.workflow })}
    </Tag>
  )
}

/** Each step with its people; unavailable ones are marked. */
function Steps({ row }: { row: CircuitRow }) {
  const t = useTexts()
  return (
    <ol className="flex flex-col gap-0.5">
      {row.steps.map(({ name, rule, validators, conditions, isBesidePrevious, dueDays }, place) => (
        <li key={place} className="break-words">
          {t('circuits.stepLine', {
            name,
            validators: validators.map((each) => each.name).join(', '),
          })}
          <span className="text-ink-faint">
            {' '}
            · {t(`circuits.rule.${rule}`)}
            {isBesidePrevious && ` · ${t('circuits.beside')}`}
            {dueDays !== null && ` · ${t('circuits.dueDays', { count: dueDays })}`}
            {conditions.length > 0 &&
              ` · ${t('circuits.underConditions', { count: conditions.length })}`}
          </span>
          <NotAvailable validators={validators} />
        </li>
      ))}
    </ol>
  )
}

function CircuitCard({ row, address }: { row: CircuitRow; address: AdminAddress }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1.5">
      <CircuitName row={row} address={address} />
      <div>
        <WorkflowStep row={row} />
      </div>
      <div className="text-sm">
        <Steps row={row} />
      </div>
      <p className="text-sm text-ink-soft">{t('circuits.used', { count: row.uses })}</p>
    </div>
  )
}
