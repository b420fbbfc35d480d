import { locales, type Locale } from '@tacite/domain/locale.ts'
import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { RoleField } from './role-field.tsx'

export interface ChosenInvitation {
  roleId: string | null
  groupIds: string[]
  i18n: Locale
  sendOn: string | null
}

/** Settings for everyone on the list: role, groups, language, and the day on which the mail is sent. */
export function InvitationChoices(props: {
  chosen: ChosenInvitation
  onChange: (chosen: ChosenInvitation) => void
}) {
  const { chosen, onChange } = props
  const t = useTexts()
  const set = (changes: Partial<ChosenInvitation>) => onChange({ ...chosen, ...changes })
  return (
    <>
      <RoleField
        label={t('people.column.role')}
        value={chosen.roleId}
        onChange={(roleId) => set({ roleId })}
        isRequired
      />
      <ChoicesField
        noun="groups"
        label={t('people.form.groups')}
        values={chosen.groupIds}
        onChange={(groupIds) => set({ groupIds })}
        isOptional
      />
      <Select
        label={t('people.list.language')}
        options={locales.map((value) => ({ value, label: t(`people.language.${value}`) }))}
        value={chosen.i18n}
        onChange={(i18n) => set({ i18n })}
      />
      <DateField
        label={t('people.invitation.sendOn')}
        hint={t('people.list.sendOnHint')}
        value={chosen.sendOn}
        onChange={(sendOn) => set({ sendOn })}
        isOptional
      />
    </>
  )
}
