import { useTexts } from '../../platform/locale.ts'
import {
  IdentityFields,
  OpenRecord,
  RecordPanel,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'
import {
  legalEntityQuery,
  removeLegalEntity,
  saveLegalEntity,
  type LegalEntityRow,
} from './legal-entity-queries.ts'

/** One of the company's entities beside the list. */
export function LegalEntityPanel({ address }: { address: AdminAddress }) {
  return (
    <OpenRecord address={address} query={legalEntityQuery}>
      {(entity) => <EntityForm entity={entity} address={address} />}
    </OpenRecord>
  )
}

interface EntityFormProps {
  entity: LegalEntityRow | null
  address: AdminAddress
}

function EntityForm({ entity, address }: EntityFormProps) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    record: entity,
    changes: ['legalEntitiesRenamed'],
    remove: removeLegalEntity,
    nameOf: ({ name }) => name,
    texts: { new: t('legal-entities.new'), create: t('legal-entities.create') },
    initial: {
      name: entity?.name ?? '',
      siren: entity?.siren ?? '',
      siret: entity?.siret ?? '',
      vatNumber: entity?.vatNumber ?? '',
      address: entity?.address ?? '',
    },
    save: saveLegalEntity,
    deletion: ({ contracts }) => ({
      label: t('legal-entities.delete'),
      disabledReason:
        contracts > 0 ? t.refusal({ code: 'LEGAL_ENTITY_USED', params: { contracts } }) : null,
    }),
  })
  return (
    <RecordPanel {...panel}>
      <IdentityFields form={form} isNew={!entity} />
    </RecordPanel>
  )
}
