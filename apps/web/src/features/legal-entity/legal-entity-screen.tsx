import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { paths, patterns } from '../../platform/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { AdminList, useAdminAddress, type AdminAddress } from '../administration/public.tsx'
import { LegalEntityPanel } from './legal-entity-panel.tsx'
import { legalEntitiesQuery, type LegalEntityRow } from './legal-entity-queries.ts'

export function LegalEntitiesScreen() {
  const t = useTexts()
  const address = useAdminAddress(patterns.legalEntities, 'name asc', paths.legalEntities)
  return (
    <AdminList<LegalEntityRow>
      title={t('legal-entities.title')}
      lead={t('legal-entities.lead')}
      address={address}
      page={useQuery(legalEntitiesQuery(address.asked))}
      columns={useColumns(address)}
      keyOf={(row) => row._id}
      nameOf={(row) => row.name}
      card={(row) => <Card row={row} address={address} />}
      create={{ label: t('legal-entities.create') }}
      empty={{
        title: t('legal-entities.empty'),
        hint: t('legal-entities.emptyHint'),
        icon: <Landmark aria-hidden />,
      }}
      panel={address.open && <LegalEntityPanel key={address.open} address={address} />}
    />
  )
}

function useColumns(address: AdminAddress): TableColumn<LegalEntityRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'name',
      header: t('legal-entities.column.name'),
      sortKey: 'name',
      isRowHeader: true,
      cell: (row) => <Name row={row} address={address} />,
    },
    {
      id: 'details',
      header: t('legal-entities.column.details'),
      from: 'tablet',
      cell: (row) => (
        <span className="line-clamp-1 text-ink-soft">
          {[row.siren, row.vatNumber].filter(Boolean).join(' · ')}
        </span>
      ),
    },
    {
      id: 'contracts',
      header: t('legal-entities.column.contracts'),
      sortKey: 'contracts',
      align: 'end',
      width: 'w-28',
      cell: (row) => formats.number(row.contracts),
    },
  ]
}

interface NameProps {
  row: LegalEntityRow
  address: AdminAddress
}

function Name({ row, address }: NameProps) {
  return (
    <TextLink isQuiet render={<AppLink to={address.openPath(row._id)} />}>
      <span className="font-medium break-words">{row.name}</span>
    </TextLink>
  )
}

function Card({ row, address }: NameProps) {
  const t = useTexts()
  const details = [row.siren, row.vatNumber].filter(Boolean).join(' · ')
  return (
    <div className="flex flex-col gap-1">
      <Name row={row} address={address} />
      {details && <p className="text-sm text-ink-soft">{details}</p>}
      <p className="text-sm text-ink-soft">
        {t('legal-entities.usedBy', { count: row.contracts })}
      </p>
    </div>
  )
}
