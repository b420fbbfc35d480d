import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import type { ActiveFilter } from '../../../ui/filter-bar.tsx'
import type { AdminAddress } from '../../settings/administration/public.tsx'
import { auditChoicesQuery, auditPeopleQuery } from './audit-queries.ts'

/** By whom, on what, which act, and when: all of it is the address. */
export function AuditFilters({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const { data: choices } = useQuery(auditChoicesQuery)
  const { objectType, action, from, to } = address.asked
  const options = (list: readonly { key: string; value: string }[] = []) =>
    list.map(({ key, value }) => ({ value: key, label: value }))
  const isDay = (typed: string | null) => typed === null || /^\d{4}-\d{2}-\d{2}$/.test(typed)
  return (
    <>
      <PersonFilter address={address} />
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

/** The server searches among everybody, also those who left. */
function PersonFilter({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const [words, setWords] = useState('')
  const { person } = address.asked
  const found = useQuery(auditPeopleQuery(words, person))
  return (
    <Combobox
      label={t('audit-screen.person')}
      hidesLabel
      placeholder={t('audit-screen.person')}
      className="tablet:w-52"
      options={(found.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      value={person ?? null}
      onSearch={setWords}
      isSearching={found.isFetching}
      onChange={(value) => address.show({ person: value ?? undefined })}
    />
  )
}

/** What the list is filtered by now, in words. */
export function useActiveFilters(address: AdminAddress): ActiveFilter[] {
  const t = useTexts()
  const { data: choices } = useQuery(auditChoicesQuery)
  const { person, objectType, object, action, from, to } = address.asked
  const people = useQuery({ ...auditPeopleQuery('', person), enabled: Boolean(person) })
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
