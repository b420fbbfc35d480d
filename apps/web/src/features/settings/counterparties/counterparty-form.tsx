import type { CounterpartyRecord } from '@tacite/api/settings/counterparty-endpoints.ts'
import { useTexts } from '../../../platform/locale.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  IdentityFields,
  RecordPanel,
  useEditedRecord,
  type AdminAddress,
} from '../administration/public.tsx'
import { AlikeNotice } from './alike-notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { Duplicates } from './duplicates.tsx'
import { counterparties } from './counterparty-queries.ts'

interface CounterpartyFormProps {
  party: CounterpartyRecord | null
  address: AdminAddress
}

/** One counterparty beside the list. */
export function CounterpartyForm({ party, address }: CounterpartyFormProps) {
  const t = useTexts()
  const { form, panel } = useEditedRecord({
    address,
    records: counterparties,
    texts: 'counterparties',
    record: party,
    nameOf: ({ name }) => name,
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
    fields: {
      kind: {
        label: t('counterparties.kind'),
        show: (kind: 'professional' | 'consumer') => t(`counterparties.${kind}`),
      },
      contacts: {
        label: t('counterparties.contacts'),
        show: (contacts: CounterpartyRecord['contacts']) => contacts.map(contactLine).join('\n'),
      },
    },
    whyKept: ({ contracts }) =>
      contracts > 0 ? t.refusal({ code: 'COUNTERPARTY_USED', params: { contracts } }) : null,
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
      <AlikeNotice party={party} values={form.values} address={address} />
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

function contactLine({ name, role, email, phone }: CounterpartyRecord['contacts'][number]): string {
  return [name, role, email, phone].filter(Boolean).join(', ')
}
