import { locales, type Locale } from '@tacite/domain/locale.ts'
import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import type { Form } from '../../../platform/use-form.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { RoleField } from '../roles/public.ts'

export interface ChosenForList {
  roleId: string | null
  groupIds: string[]
  i18n: Locale
  sendOn: string | null
}

/** What holds for the whole list: role, groups, language, and the day on which the mail is sent. */
export function ListChoices({
  form,
  roleId,
}: {
  form: Form<ChosenForList>
  roleId: string | null
}) {
  const t = useTexts()
  const groups = form.bind('groupIds')
  return (
    <>
      <RoleField
        {...form.bind('roleId')}
        value={roleId}
        label={t('people.column.role')}
        hint={t('invitations.roleHint')}
        isRequired
      />
      <ChoicesField
        id={groups.id}
        error={groups.error}
        noun="groups"
        label={t('people.form.groups')}
        hint={t('invitations.groupsHint')}
        values={groups.value}
        onChange={groups.onChange}
        isOptional
      />
      <Select
        {...form.bind('i18n')}
        label={t('invitations.language')}
        options={locales.map((value) => ({ value, label: t(`people.language.${value}`) }))}
      />
      <DateField
        {...form.bind('sendOn')}
        label={t('people.invitation.sendOn')}
        hint={t('invitations.sendOnHint')}
        isOptional
      />
    </>
  )
}
