import { useQuery } from '@tanstack/react-query'
import { Shapes } from 'lucide-react'
import { paths, patterns } from '../../platform/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AdminList, useAdminAddress, type AdminAddress } from '../administration/public.tsx'
import { ContractTypePanel } from './contract-type-panel.tsx'
import { contractTypesQuery, type ContractTypeRow } from './contract-type-queries.ts'

/** The kinds of contracts of the company, and how much each is used. */
export function ContractTypesScreen() {
  const t = useTexts()
  const address = useAdminAddress(patterns.contractTypes, 'title asc', paths.contractTypes)
  return (
    <AdminList<ContractTypeRow>
      title={t('contract-types.title')}
      lead={t('contract-types.lead')}
      address={address}
      page={useQuery(contractTypesQuery(address.asked))}
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.title}
      card={(row) => <ContractTypeCard row={row} address={address} />}
      create={{ label: t('contract-types.create') }}
      empty={{
        title: t('contract-types.empty'),
        hint: t('contract-types.emptyHint'),
        icon: <Shapes aria-hidden />,
      }}
      panel={address.open && <ContractTypePanel key={address.open} address={address} />}
    />
  )
}

function useColumns(address: AdminAddress): TableColumn<ContractTypeRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'title',
      header: t('contract-types.column.title'),
      sortKey: 'title',
      isRowHeader: true,
      cell: (row) => <Title row={row} address={address} />,
    },
    {
      id: 'description',
      header: t('contract-types.column.description'),
      from: 'wide',
      cell: (row) => <span className="line-clamp-1 text-ink-soft">{row.description}</span>,
    },
    {
      id: 'regime',
      header: t('contract-types.column.regime'),
      from: 'tablet',
      width: 'w-44',
      cell: (row) => t(`contract-types.regime.${row.regime ?? 'none'}`),
    },
    {
      id: 'contracts',
      header: t('contract-types.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-28',
      cell: (row) => <Contracts row={row} />,
    },
    {
      id: 'templates',
      header: t('contract-types.column.templates'),
      align: 'end',
      width: 'w-24',
      cell: (row) => formats.number(row.templates),
    },
  ]
}

function Title({ row, address }: { row: ContractTypeRow; address: AdminAddress }) {
  return (
    <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
      <span className="font-medium break-words">{row.title}</span>
    </TextLink>
  )
}

/** The figure leads to the contracts that it counts. */
function Contracts({ row }: { row: ContractTypeRow }) {
  const formats = useFormats()
  const figure = formats.number(row.contracts)
  if (row.contracts === 0) return figure
  return (
    <TextLink render={<AppLink to={paths.contracts({ type: `eq:${row._id}` })} />}>
      {figure}
    </TextLink>
  )
}

function ContractTypeCard({ row, address }: { row: ContractTypeRow; address: AdminAddress }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <Title row={row} address={address} />
      {row.description && <p className="text-sm text-ink-soft">{row.description}</p>}
      <p className="text-sm text-ink-soft">
        {t('contract-types.usedBy', { count: row.contracts })}
      </p>
    </div>
  )
}
