import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../platform/locale.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/text-field.tsx'
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
import { ContactFields } from './contact-fields.tsx'
import { Duplicates } from './duplicates.tsx'
import {
  counterpartiesKey,
  counterpartyQuery,
  removeCounterparty,
  saveCounterparty,
  type CounterpartyRecord,
} from './counterparty-queries.ts'

/** One counterparty beside the list. */
export function CounterpartyPanel({ address }: { address: AdminAddress }) {
  const isNew = address.open === NEW_RECORD
  const read = useQuery({ ...counterpartyQuery(address.open ?? ''), enabled: !isNew })
  if (isNew) return <PartyForm party={null} address={address} />
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return <PartyForm party={read.data} address={address} />
}

interface PartyFormProps {
  party: CounterpartyRecord | null
  address: AdminAddress
}

function PartyForm({ party, address }: PartyFormProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useRecordForm({
    initial: {
      name: party?.name ?? '',
      kind: party?.kind ?? 'professional',
      siren: party?.siren ?? '',
      siret: party?.siret ?? '',
      vatNumber: party?.vatNumber ?? '',
      address: party?.address ?? '',
      email: party?.email ?? '',
      contacts: party?.contacts ?? [],
    },
    save: (values) => saveCounterparty(party?._id ?? null, values),
    onSaved: (saved) => {
      void queryClient.invalidateQueries({ queryKey: counterpartiesKey })
      toasts.success(currentTexts()('administration.saved', { name: saved.name }))
      address.close()
    },
  })
  const removal = useRemoval({
    queryKey: counterpartiesKey,
    remove: removeCounterparty,
    onRemoved: address.close,
  })
  return (
    <RecordPanel
      title={party?.name ?? t('counterparties.new')}
      form={form}
      onClose={address.close}
      submitLabel={party ? t('common.action.save') : t('counterparties.create')}
      {...(party
        ? {
            deletion: {
              label: t('counterparties.delete'),
              disabledReason: whyKept(t, party),
              isBusy: removal.isPending,
              onDelete: () => removal.mutate({ id: party._id, name: party.name }),
            },
            after: <Duplicates party={party} onMerged={address.close} />,
          }
        : {})}
    >
      <RadioGroup
        label={t('counterparties.kind')}
        isRow
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
        options={[
          { value: 'professional', label: t('counterparties.professional') },
          { value: 'consumer', label: t('counterparties.consumer') },
        ]}
      />
      <IdentityFields form={form} isNew={!party} />
      <TextField
        {...form.text('email')}
        type="email"
        label={t('counterparties.email')}
        maxLength={254}
        isOptional
      />
      <ContactFields {...form.bind('contacts')} />
    </RecordPanel>
  )
}

function whyKept(t: ReturnType<typeof useTexts>, { contracts }: CounterpartyRecord): string | null {
  return contracts > 0 ? t.refusal({ code: 'COUNTERPARTY_USED', params: { contracts } }) : null
}
