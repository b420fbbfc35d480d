import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ContractPage } from '../contract-queries.ts'
import { CarriedParts } from './carried-parts.tsx'
import { startsQuery } from './link-queries.ts'
import type { StartKind } from './start-kinds.ts'
import { useStart } from './use-start.ts'

interface StartDialogProps {
  contract: ContractPage
  kind: StartKind
  onClose: () => void
}

/** What another contract starts with, before it is created; its title is selected to be typed over. */
export default function StartDialog({ contract, kind, onClose }: StartDialogProps) {
  const t = useTexts()
  const { data: starts } = useSuspenseQuery(startsQuery(contract._id))
  const form = useStart(contract._id, kind, starts, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`linked-contracts.${kind}.title`)}
      description={t(`linked-contracts.${kind}.lead`, { title: contract.title })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t(`linked-contracts.${kind}.create`)}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors attempt={form.attempt} errors={form.errors} />
        <TextField
          {...form.text('title')}
          label={t('linked-contracts.newTitle')}
          maxLength={300}
          isRequired
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CarriedParts form={form} kind={kind} starts={starts} />
        <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-soft">
          {t(`linked-contracts.${kind}.left`)}
        </p>
      </form>
    </Dialog>
  )
}
