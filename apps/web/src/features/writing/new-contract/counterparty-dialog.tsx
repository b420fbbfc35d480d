import { useRef } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AlikeChoice } from '../../settings/counterparties/public.ts'
import { useCreateCounterparty } from './use-parties.ts'
import type { NewParty } from './use-parties.ts'

interface CounterpartyDialogProps {
  /** What was typed into the counterparty field. */
  name: string
  onClose: () => void
  /** Created, or one that was recorded already. */
  onChosen: (counterpartyId: string) => void
}

export default function CounterpartyDialog({ name, onClose, onChosen }: CounterpartyDialogProps) {
  const t = useTexts()
  const creation = useCreateCounterparty(onChosen)
  const form = useForm<NewParty, unknown>({
    initial: { name, siren: '', address: '', email: '' },
    save: creation.mutateAsync,
    onSaved: () => undefined,
  })
  const first = useRef<HTMLInputElement>(null)
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
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('new-contract.counterparty.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-1">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextField
          {...form.text('name')}
          ref={first}
          label={t('new-contract.counterparty.name')}
          autoComplete="organization"
          maxLength={200}
          isRequired
        />
        <TextField
          {...form.text('siren')}
          label={t('new-contract.counterparty.siren')}
          inputClassName="tabular-nums"
          maxLength={20}
          isOptional
        />
        <AlikeChoice values={form.values} onChoose={onChosen} />
        <TextArea
          {...form.text('address')}
          label={t('new-contract.counterparty.address')}
          maxLength={500}
          isOptional
        />
        <TextField
          {...form.text('email')}
          type="email"
          label={t('new-contract.counterparty.email')}
          maxLength={254}
          isOptional
        />
      </form>
    </Dialog>
  )
}
