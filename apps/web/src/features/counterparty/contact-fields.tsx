import { Plus, X } from 'lucide-react'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BoundField } from '../administration/public.tsx'
import type { CounterpartyRecord } from './counterparty-queries.ts'

type Contact = CounterpartyRecord['contacts'][number]

const NEW_CONTACT: Contact = { name: '', role: '', email: '', phone: '' }

/** The people one speaks to there. */
export function ContactFields({ id, value, error, onChange }: BoundField<Contact[]>) {
  const t = useTexts()
  const change = (index: number, changes: Partial<Contact>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...changes } : each)))
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('counterparties.contacts')}</legend>
      {value.map((contact, index) => (
        <div
          // A contact has no name before it is written: its place is what it is.
          key={index}
          role="group"
          aria-label={t('counterparties.contactNumber', { number: index + 1 })}
          className="flex flex-col gap-2 rounded-md border border-line p-3"
        >
          {(['name', 'role', 'email', 'phone'] as const).map((part) => (
            <TextField
              key={part}
              label={t(`counterparties.contactPart.${part}`)}
              value={contact[part]}
              onChange={(event) => change(index, { [part]: event.target.value })}
              type={part === 'email' ? 'email' : part === 'phone' ? 'tel' : 'text'}
              maxLength={part === 'phone' ? 40 : 200}
              isRequired={part === 'name'}
            />
          ))}
          <IconButton
            label={t('counterparties.removeContact', { number: index + 1 })}
            icon={<X aria-hidden />}
            size="small"
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && <p className="text-sm text-red-ink">{error}</p>}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...value, NEW_CONTACT])}
        >
          {t('counterparties.addContact')}
        </Button>
      </div>
    </fieldset>
  )
}
