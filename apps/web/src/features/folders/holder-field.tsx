import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../platform/locale.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { groupsQuery, peopleQuery } from '../access/public.tsx'

interface HolderFieldProps {
  kind: 'person' | 'group'
  id?: string
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
  isRequired?: boolean
  value: string | null
  onChange: (value: string | null) => void
  /** Who was chosen before: an option too, whatever is typed. */
  known?: { _id: string; name: string } | null
}

interface Found {
  _id: string
  name: string
  email?: string
}

/** A person or a group, found by typing; the server searches. */
export function HolderField({ kind, known = null, ...field }: HolderFieldProps) {
  const t = useTexts()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Found | null>(known)
  const people = useQuery({ ...peopleQuery(words), enabled: kind === 'person' })
  const groups = useQuery({ ...groupsQuery(words), enabled: kind === 'group' })
  const { data, isFetching } = kind === 'person' ? people : groups
  const found: readonly Found[] = data?.value ?? []
  const all = chosen && !found.some(({ _id }) => _id === chosen._id) ? [chosen, ...found] : found
  return (
    <Combobox
      {...field}
      placeholder={t(`folders.choose.${kind}`)}
      options={all.map(({ _id, name, email }) => ({
        ...{ value: _id, label: name },
        ...(email ? { hint: email } : {}),
      }))}
      onChange={(id) => {
        setChosen(all.find(({ _id }) => _id === id) ?? null)
        field.onChange(id)
      }}
      onSearch={setWords}
      isSearching={isFetching}
    />
  )
}
