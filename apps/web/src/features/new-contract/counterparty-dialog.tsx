import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useTexts } from '../../platform/locale.ts'
import { messageOf } from '../../platform/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCreateCounterparty } from './use-parties.ts'
import type { NewParty } from './use-parties.ts'

interface CounterpartyDialogProps {
  /** What was typed into the list of counterparties. */
  name: string
  onClose: () => void
  onCreated: (counterpartyId: string) => void
}

export default function CounterpartyDialog({ name, onClose, onCreated }: CounterpartyDialogProps) {
  const t = useTexts()
  const id = useId()
  const [party, setParty] = useState<NewParty>({ name, siren: '', address: '', email: '' })
  const creation = useCreateCounterparty(onCreated)
  const first = useRef<HTMLInputElement>(null)
  const errors = creation.error instanceof ApiError ? creation.error.errors : []
  const errorAt = (field: string) => errors.find((error) => error.field === field)?.message
  const write = (field: keyof NewParty) => ({
    value: party[field],
    error: errorAt(field),
    onChange: (event: { target: { value: string } }) =>
      setParty({ ...party, [field]: event.target.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // A window of React lies in the form around it, whose sending it is not.
    event.stopPropagation()
    creation.mutate(party)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('new-contract.counterparty.title')}
      description={t('new-contract.counterparty.lead')}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={creation.isPending}>
            {t('new-contract.counterparty.submit')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 pb-1">
        {creation.error && errors.length === 0 && (
          <FormErrors errors={[{ message: messageOf(creation.error) }]} />
        )}
        <TextField
          {...write('name')}
          ref={first}
          label={t('new-contract.counterparty.name')}
          autoComplete="organization"
          maxLength={200}
          isRequired
        />
        <TextField
          {...write('siren')}
          label={t('new-contract.counterparty.siren')}
          inputClassName="tabular-nums"
          maxLength={20}
          isOptional
        />
        <TextArea
          {...write('address')}
          label={t('new-contract.counterparty.address')}
          maxLength={500}
          isOptional
        />
        <TextField
          {...write('email')}
          type="email"
          label={t('new-contract.counterparty.email')}
          maxLength={254}
          isOptional
        />
      </form>
    </Dialog>
  )
}
