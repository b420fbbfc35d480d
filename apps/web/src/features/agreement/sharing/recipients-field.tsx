import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import { firstOf } from '../../../ui/option-pages.ts'
import type { Option } from '../../../ui/option.ts'
import {
  isWholeAddress,
  ofAddress,
  ofCandidate,
  typedAddresses,
  type Recipient,
} from './recipients.ts'
import { candidatesQuery, type ShareCandidate } from './share-queries.ts'

interface RecipientsFieldProps {
  id: string
  contractId: string
  recipients: readonly Recipient[]
  error: string | undefined
  onRecipients: (recipients: Recipient[]) => void
}

/** People and groups as the server finds them, and addresses as they are typed or pasted, all as chips. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { id, contractId, recipients, error, onRecipients } = props
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.includes('@') ? typed.trim() : typed)
  const { data, isFetching } = useQuery(candidatesQuery(contractId, words.slice(0, 200)))
  const addresses = typedAddresses(typed)
  const found = data?.value ?? []
  const hintOf = ({ kind, email, members }: ShareCandidate) =>
    kind === 'person' ? (email ?? '') : t('sharing.members', { count: members ?? 0 })
  const offered: Option[] = [
    ...found.map((one) => ({
      value: ofCandidate(one).key,
      label: one.name,
      hint: hintOf(one),
    })),
    ...(addresses.length > 0
      ? [
          {
            value: `email:${typed}`,
            label: addresses.length === 1 ? addresses[0]! : addresses.join(', '),
            hint: t('sharing.form.byEmail', { count: addresses.length }),
          },
        ]
      : []),
  ]
  const isOffered = (key: string) => offered.some(({ value }) => value === key)
  const chosen = recipients.map(({ key, label }) => ({ value: key, label }))
  const options = [...offered, ...chosen.filter(({ value }) => !isOffered(value))]
  const recipientsOf = (key: string): Recipient[] => {
    const known = recipients.find((one) => one.key === key)
    if (known) return [known]
    if (key.startsWith('email:')) return typedAddresses(key.slice('email:'.length)).map(ofAddress)
    return found.filter((one) => ofCandidate(one).key === key).map(ofCandidate)
  }
  const choose = (keys: readonly string[]) =>
    onRecipients([...new Map(keys.flatMap(recipientsOf).map((one) => [one.key, one])).values()])
  const search = (next: string) => {
    // The field is left with a whole address in it: it was meant.
    if (next === '' && isWholeAddress(typed))
      choose([...recipients.map(({ key }) => key), `email:${typed}`])
    setTyped(next)
  }
  return (
    <MultiSelect
      id={id}
      label={t('sharing.form.with')}
      hint={t('sharing.form.withHint')}
      isRequired
      error={error}
      options={options}
      values={recipients.map(({ key }) => key)}
      onChange={choose}
      onSearch={search}
      isSearching={isFetching}
      pages={firstOf(found.length, data?.count ?? 0)}
    />
  )
}
