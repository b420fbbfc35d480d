import type { CounterpartyRecord } from '@tacite/api/settings/counterparty-endpoints.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { BoundField } from '../../../platform/use-form.ts'
import { RowsField } from '../administration/public.tsx'

type Contact = CounterpartyRecord['contacts'][number]

const NEW_CONTACT: Contact = { name: '', role: '', email: '', phone: '' }

/** The contact people. */
export function ContactFields(bound: BoundField<Contact[]>) {
  const t = useTexts()
  return (
    <RowsField
      {...bound}
      label={t('counterparties.contacts')}
      rowLabel={(number) => t('counterparties.contactNumber', { number })}
      removeLabel={(number) => t('counterparties.removeContact', { number })}
      addLabel={t('counterparties.addContact')}
      newRow={NEW_CONTACT}
    >
      {(contact, write) =>
        (['name', 'role', 'email', 'phone'] as const).map((part) => (
          <TextField
            key={part}
            label={t(`counterparties.contactPart.${part}`)}
            value={contact[part]}
            onChange={(event) => write({ ...contact, [part]: event.target.value })}
            type={part === 'email' ? 'email' : part === 'phone' ? 'tel' : 'text'}
            maxLength={part === 'phone' ? 40 : 200}
            isRequired={part === 'name'}
          />
        ))
      }
    </RowsField>
  )
}
