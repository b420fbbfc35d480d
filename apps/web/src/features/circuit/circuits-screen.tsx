import { useQuery } from '@tanstack/react-query'
import { Route } from 'lucide-react'
import { paths, patterns } from '../../platform/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import { Tag } from '../../ui/badge.tsx'
import type { TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AdminList, useAdminAddress, type AdminAddress } from '../administration/public.tsx'
import { CircuitPanel } from './circuit-panel.tsx'
import { circuitsQuery, type CircuitRow } from './circuit-queries.ts'
import { NotAvailable } from './not-available.tsx'

/** Who validates, in which order: ready to be chosen for a contract. */
export function CircuitsScreen() {
  const t = useTexts()
  const address = useAdminAddress(
    patterns.validationCircuits,
    'title asc',
    paths.validationCircuits,
  )
  return (
    <AdminList<CircuitRow>
      title={t('circuits.title')}
      lead={t('circuits.lead')}
      address={address}
      page={useQuery(circuitsQuery(address.asked))}
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.title}
      card={(row) => <CircuitCard row={row} address={address} />}
      create={{ label: t('circuits.create') }}
      empty={{
        title: t('circuits.empty'),
        hint: t('circuits.emptyHint'),
        icon: <Route aria-hidden />,
      }}
      panel={address.open && <CircuitPanel key={address.open} address={address} />}
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
      cell: (row) => <Title row={row} address={address} />,
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

function Title({ row, address }: { row: CircuitRow; address: AdminAddress }) {
  return (
    <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
      <span className="font-medium break-words">{row.title}</span>
    </TextLink>
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

/** Each step with its people; those who cannot be asked are said. */
function Steps({ row }: { row: CircuitRow }) {
  const t = useTexts()
  return (
    <ol className="flex flex-col gap-0.5">
      {row.steps.map(({ name, rule, validators }, place) => (
        <li key={place} className="break-words">
          {t('circuits.stepLine', {
            name,
            validators: validators.map((each) => each.name).join(', '),
          })}
          <span className="text-ink-faint"> · {t(`circuits.rule.${rule}`)}</span>
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
      <Title row={row} address={address} />
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
