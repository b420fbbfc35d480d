import { useTexts } from '../../platform/locale.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  IdentityFields,
  OpenRecord,
  RecordPanel,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'
import { ContactFields } from './contact-fields.tsx'
import { Duplicates } from './duplicates.tsx'
import {
  counterpartyQuery,
  removeCounterparty,
  saveCounterparty,
  type CounterpartyRecord,
} from './counterparty-queries.ts'

/** One counterparty beside the list. */
export function CounterpartyPanel({ address }: { address: AdminAddress }) {
  return (
    <OpenRecord address={address} query={counterpartyQuery}>
      {(party) => <PartyForm party={party} address={address} />}
    </OpenRecord>
  )
}

interface PartyFormProps {
  party: CounterpartyRecord | null
  address: AdminAddress
}

function PartyForm({ party, address }: PartyFormProps) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    record: party,
    changes: ['counterpartiesRenamed'],
    remove: removeCounterparty,
    nameOf: ({ name }) => name,
    texts: { new: t('counterparties.new'), create: t('counterparties.create') },
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
    save: saveCounterparty,
    deletion: ({ contracts }) => ({
      label: t('counterparties.delete'),
      disabledReason:
        contracts > 0 ? t.refusal({ code: 'COUNTERPARTY_USED', params: { contracts } }) : null,
    }),
  })
  return (
    <RecordPanel {...panel} after={party && <Duplicates party={party} onMerged={address.close} />}>
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
