import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { chosenQuery } from '../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import type { ActiveFilter } from '../../../ui/filter-bar.tsx'
import type { AdminAddress } from '../../settings/administration/public.tsx'
import { auditChoicesQuery } from './audit-queries.ts'

/** Also who left, or was shut out, did something. */
const EVERYBODY = { standing: 'any' }

/** By person, object, act and time: all of it is in the address. */
export function AuditFilters({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const { data: choices } = useQuery(auditChoicesQuery)
  const { person, objectType, action, from, to } = address.asked
  const options = (list: readonly { key: string; value: string }[] = []) =>
    list.map(({ key, value }) => ({ value: key, label: value }))
  const isDay = (typed: string | null) => typed === null || /^\d{4}-\d{2}-\d{2}$/.test(typed)
  return (
    <>
      <ChoiceField
        noun="people"
        scope={EVERYBODY}
        label={t('audit-screen.person')}
        hidesLabel
        placeholder={t('audit-screen.person')}
        className="tablet:w-52"
        value={person ?? null}
        onChange={(value) => address.show({ person: value ?? undefined })}
      />
      <Combobox
        label={t('audit-screen.objectType')}
        hidesLabel
        placeholder={t('audit-screen.objectType')}
        className="tablet:w-48"
        options={options(choices?.objectTypes)}
        value={objectType ?? null}
        onChange={(value) => address.show({ objectType: value ?? undefined })}
      />
      <Combobox
        label={t('audit-screen.action')}
        hidesLabel
        placeholder={t('audit-screen.action')}
        className="tablet:w-64"
        options={options(choices?.actions)}
        value={action ?? null}
        onChange={(value) => address.show({ action: value ?? undefined })}
      />
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(`audit-screen.${end}`)}
          hidesLabel
          placeholder={t(`audit-screen.${end}`)}
          className="tablet:w-36"
          value={(end === 'from' ? from : to) ?? null}
          onChange={(day) => isDay(day) && address.show({ [end]: day ?? undefined })}
        />
      ))}
    </>
  )
}

/** The active filters, in words. */
export function useActiveFilters(address: AdminAddress): ActiveFilter[] {
  const t = useTexts()
  const { data: choices } = useQuery(auditChoicesQuery)
  const { person, objectType, object, action, from, to } = address.asked
  const people = useQuery(chosenQuery('people', person ? [person] : [], EVERYBODY))
  const named = (list: readonly { key: string; value: string }[] | undefined, key: string) =>
    list?.find((each) => each.key === key)?.value ?? key
  const texts: Record<string, string | undefined> = {
    person:
      person &&
      (people.data?.find(({ _id }) => _id === person)?.name ?? t('audit-screen.filter.person')),
    objectType: objectType && named(choices?.objectTypes, objectType),
    object: object && t('audit-screen.filter.object'),
    action: action && named(choices?.actions, action),
    from: from && t('audit-screen.filter.from', { day: from }),
    to: to && t('audit-screen.filter.to', { day: to }),
  }
  return Object.entries(texts).flatMap(([id, text]) =>
    text ? [{ id, text, onRemove: () => address.show({ [id]: undefined }) }] : [],
  )
}
