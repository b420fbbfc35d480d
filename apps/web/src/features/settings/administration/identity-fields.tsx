import { useTexts } from '../../../platform/locale.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Form } from '../../../platform/use-form.ts'

export interface IdentityValues {
  name: string
  siren: string
  siret: string
  vatNumber: string
  address: string
}

type IdentityForm = Pick<Form<IdentityValues>, 'text'>

/** The name of a party and its registration numbers: a foreign business has no SIREN. */
export function IdentityFields({ form, isNew }: { form: IdentityForm; isNew: boolean }) {
  const t = useTexts()
  return (
    <>
      <TextField
        {...form.text('name')}
        label={t('administration.identity.name')}
        autoComplete="organization"
        maxLength={200}
        autoFocus={isNew}
        isRequired
      />
      <TextField
        {...form.text('siren')}
        label={t('administration.identity.siren')}
        hint={t('administration.identity.sirenHint')}
        inputClassName="tabular-nums"
        maxLength={40}
        isOptional
      />
      <TextField
        {...form.text('siret')}
        label={t('administration.identity.siret')}
        hint={t('administration.identity.siretHint')}
        inputClassName="tabular-nums"
        maxLength={40}
        isOptional
      />
      <TextField
        {...form.text('vatNumber')}
        label={t('administration.identity.vatNumber')}
        hint={t('administration.identity.vatNumberHint')}
        inputClassName="tabular-nums"
        maxLength={40}
        isOptional
      />
      <TextArea
        {...form.text('address')}
        label={t('administration.identity.address')}
        maxLength={500}
        isOptional
      />
    </>
  )
}
