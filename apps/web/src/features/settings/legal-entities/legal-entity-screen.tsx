import type {
  legalEntitiesEndpoints,
  LegalEntityRow,
} from '@tacite/api/settings/legal-entity-endpoints.ts'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import {
  IdentityFields,
  RecordCard,
  RecordName,
  RecordPanel,
  recordQueries,
  RecordScreen,
  useAdminAddress,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'

const legalEntities = recordQueries<typeof legalEntitiesEndpoints>('legalEntities')

export function LegalEntitiesScreen() {
  const t = useTexts()
  const address = useAdminAddress('legalEntities', 'name asc')
  const nameIn = (row: LegalEntityRow) => (
    <RecordName id={row._id} name={row.name} address={address} />
  )
  return (
    <RecordScreen
      records={legalEntities}
      texts="legal-entities"
      icon={<Landmark aria-hidden />}
      address={address}
      columns={useColumns(nameIn)}
      nameOf={({ name }) => name}
      card={(row) => (
        <RecordCard
          name={nameIn(row)}
          lines={[numbersOf(row), t('legal-entities.usedBy', { count: row.contracts })]}
        />
      )}
      form={(entity) => <EntityForm entity={entity} address={address} />}
    />
  )
}

function useColumns(nameIn: (row: LegalEntityRow) => ReactNode): TableColumn<LegalEntityRow>[] {
  const t = useTexts()
  const formats = useFormats()
  return [
    {
      id: 'name',
      header: t('legal-entities.column.name'),
      sortKey: 'name',
      isRowHeader: true,
      cell: nameIn,
    },
    {
      id: 'details',
      header: t('legal-entities.column.details'),
      from: 'tablet',
      cell: (row) => <span className="line-clamp-1 text-ink-soft">{numbersOf(row)}</span>,
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

function numbersOf({ siren, vatNumber }: LegalEntityRow): string {
  return [siren, vatNumber].filter(Boolean).join(' · ')
}

interface EntityFormProps {
  entity: LegalEntityRow | null
  address: AdminAddress
}

function EntityForm({ entity, address }: EntityFormProps) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    records: legalEntities,
    texts: 'legal-entities',
    record: entity,
    nameOf: ({ name }) => name,
    initial: {
      name: entity?.name ?? '',
      siren: entity?.siren ?? '',
      siret: entity?.siret ?? '',
      vatNumber: entity?.vatNumber ?? '',
      address: entity?.address ?? '',
    },
    whyKept: ({ contracts }) =>
      contracts > 0 ? t.refusal({ code: 'LEGAL_ENTITY_USED', params: { contracts } }) : null,
  })
  return (
    <RecordPanel {...panel}>
      <IdentityFields form={form} isNew={!entity} />
    </RecordPanel>
  )
}
