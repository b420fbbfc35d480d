import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../platform/locale.ts'
import { toasts } from '../../ui/toasts.ts'
import {
  IdentityFields,
  NEW_RECORD,
  RecordLoading,
  RecordPanel,
  useRecordForm,
  useRemoval,
  type AdminAddress,
} from '../administration/public.tsx'
import {
  legalEntitiesKey,
  legalEntityQuery,
  removeLegalEntity,
  saveLegalEntity,
  type LegalEntityRow,
} from './legal-entity-queries.ts'

/** One of the company's entities beside the list. */
export function LegalEntityPanel({ address }: { address: AdminAddress }) {
  const isNew = address.open === NEW_RECORD
  const read = useQuery({ ...legalEntityQuery(address.open ?? ''), enabled: !isNew })
  if (isNew) return <EntityForm entity={null} address={address} />
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return <EntityForm entity={read.data} address={address} />
}

interface EntityFormProps {
  entity: LegalEntityRow | null
  address: AdminAddress
}

function EntityForm({ entity, address }: EntityFormProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useRecordForm({
    initial: {
      name: entity?.name ?? '',
      siren: entity?.siren ?? '',
      siret: entity?.siret ?? '',
      vatNumber: entity?.vatNumber ?? '',
      address: entity?.address ?? '',
    },
    save: (values) => saveLegalEntity(entity?._id ?? null, values),
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: legalEntitiesKey })
      toasts.success(currentTexts()('administration.saved', { name: saved.name }))
      address.close()
    },
  })
  const removal = useRemoval({
    queryKey: legalEntitiesKey,
    remove: removeLegalEntity,
    onRemoved: address.close,
  })
  return (
    <RecordPanel
      title={entity?.name ?? t('legal-entities.new')}
      form={form}
      onClose={address.close}
      submitLabel={entity ? t('common.action.save') : t('legal-entities.create')}
      {...(entity
        ? {
            deletion: {
              label: t('legal-entities.delete'),
              disabledReason:
                entity.contracts > 0
                  ? t.refusal({
                      code: 'LEGAL_ENTITY_USED',
                      params: { contracts: entity.contracts },
                    })
                  : null,
              isBusy: removal.isPending,
              onDelete: () => removal.mutate({ id: entity._id, name: entity.name }),
            },
          }
        : {})}
    >
      <IdentityFields form={form} isNew={!entity} />
    </RecordPanel>
  )
}
