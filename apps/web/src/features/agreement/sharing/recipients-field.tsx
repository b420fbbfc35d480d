import { useState } from 'react'
import type { ChoiceOf } from '../../../platform/choices/choice-queries.ts'
import { useChoices } from '../../../platform/choices/use-choices.ts'
import { useTexts } from '../../../platform/locale.ts'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import type { Option } from '../../../ui/option.ts'
import { isWholeAddress, ofAddress, typedAddresses, type Recipient } from './recipients.ts'

interface RecipientsFieldProps {
  id: string
  contractId: string
  recipients: readonly Recipient[]
  error: string | undefined
  onRecipients: (recipients: Recipient[]) => void
}

/** People and groups found by the server, and addresses as typed or pasted, all as chips. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { id, contractId, recipients, error, onRecipients } = props
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const { source } = useChoices('shareCandidates', {
    chosen: [],
    scope: { contractId },
    describe: ({ kind, members }: ChoiceOf<'shareCandidates'>) =>
      kind === 'group' ? { hint: t('sharing.members', { count: members ?? 0 }) } : {},
  })
  const options = [...source.options, ...useAddressOption(typed)]
  const recipientsOf = (key: string): Recipient[] => {
    const known = recipients.find((one) => one.key === key)
    if (known) return [known]
    if (key.startsWith('email:')) return typedAddresses(key.slice('email:'.length)).map(ofAddress)
    return options.filter(({ value }) => value === key).map(({ label }) => ({ key, label }))
  }
  const choose = (keys: readonly string[]) =>
    onRecipients([...new Map(keys.flatMap(recipientsOf).map((one) => [one.key, one])).values()])
  const search = (next: string) => {
    // Leaving the field with a complete address in it adds it.
    if (next === '' && isWholeAddress(typed))
      choose([...recipients.map(({ key }) => key), `email:${typed}`])
    setTyped(next)
    source.onSearch(next)
  }
  return (
    <MultiSelect
      {...source}
      id={id}
      label={t('sharing.form.with')}
      hint={t('sharing.form.withHint')}
      isRequired
      error={error}
      options={options}
      chosenOptions={recipients.map(({ key, label }) => ({ value: key, label }))}
      values={recipients.map(({ key }) => key)}
      onChange={choose}
      onSearch={search}
    />
  )
}

/** What is typed, once it holds addresses. */
function useAddressOption(typed: string): Option[] {
  const t = useTexts()
  const addresses = typedAddresses(typed)
  if (addresses.length === 0) return []
  return [
    {
      value: `email:${typed}`,
      label: addresses.join(', '),
      hint: t('sharing.form.byEmail', { count: addresses.length }),
    },
  ]
}
