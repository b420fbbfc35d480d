import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useDetailOptions } from '../../../../platform/choices/use-detail-options.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ChangePreview } from '../../../lifecycle/deadlines/public.ts'
import { FieldValueControl } from '../../texts/public.tsx'
import { contractDocumentQuery, type ContractPage } from '../contract-queries.ts'
import { useCorrection } from './use-correction.ts'

interface CorrectionDialogProps {
  contract: ContractPage
  onClose: () => void
}

/** The parties, the amount and the other values of a transcription, with the reason of their correction. */
export default function CorrectionDialog({ contract, onClose }: CorrectionDialogProps) {
  const t = useTexts()
  const { data: wire } = useSuspenseQuery(contractDocumentQuery(contract._id))
  const { form, particulars, fields } = useCorrection(contract, wire, onClose)
  const { counterpartyId } = form.values
  const currencies = useDetailOptions('currency')
  const currency = form.bind('currency')
  const valueOf = (field: (typeof fields)[number]) => {
    const { id, value, error, onChange } = form.bind(`values.${field.variable}`)
    return (
      <FieldValueControl
        key={field.variable}
        id={id}
        field={field}
        value={value}
        onChange={onChange}
        error={error}
        currency={form.values.currency}
      />
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('corrections.details.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('corrections.save')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors attempt={form.attempt} errors={form.errors} />
        <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-soft">
          {t('corrections.details.lead')} {t('corrections.details.dates')}
        </p>
        <TextField
          {...form.text('reference')}
          label={t('editor.summary.reference')}
          maxLength={60}
          isRequired
        />
        <ChoiceField
          {...form.bind('legalEntityId')}
          noun="legalEntities"
          known={contract.legalEntity ? [contract.legalEntity] : []}
          label={t('editor.summary.legalEntity')}
          isOptional
        />
        <ChoiceField
          {...form.bind('counterpartyId')}
          noun="counterparties"
          known={contract.counterparty ? [contract.counterparty] : []}
          label={t('editor.summary.counterparty')}
          isOptional
        />
        {counterpartyId !== (contract.counterparty?._id ?? null) && (
          <Suspense fallback={<SkeletonText lines={2} />}>
            <ChangePreview contractId={contract._id} change={{ counterpartyId }} />
          </Suspense>
        )}
        {particulars.length > 0 && (
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-1 font-semibold">{t('corrections.details.particulars')}</legend>
            <p className="text-sm text-ink-soft">{t('corrections.details.particularsHint')}</p>
            {particulars.map(valueOf)}
          </fieldset>
        )}
        <Combobox
          {...currency}
          label={t('editor.summary.currency')}
          options={currencies.options}
          onChange={(next) => currency.onChange(currencies.read(next) ?? contract.currency)}
        />
        {fields.map(valueOf)}
        <TextArea
          {...form.text('reason')}
          isRequired
          rows={2}
          maxLength={1000}
          label={t('corrections.reason')}
          hint={t('corrections.reasonHint')}
        />
      </form>
    </Dialog>
  )
}
