import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { ReasonPart } from '../corrections/correction-parts.tsx'
import { AdvancedPart } from '../form/advanced-part.tsx'
import { checkDraft, lifecycleFields } from '../form/check-draft.ts'
import { DurationPart } from '../form/duration-part.tsx'
import type { FieldErrors } from '../form/form-part.ts'
import type { LifecycleDraft } from '../form/lifecycle-draft.ts'
import { RenewalPart } from '../form/renewal-part.tsx'
import { AmendedBox } from './amended-box.tsx'
import { statedChanges } from './amendment-draft.ts'
import type { AmendedTerms } from './amendment-queries.ts'
import { DetailsPart } from './details-part.tsx'
import { RowsPart } from './rows-part.tsx'
import { useAmendedPreview } from './use-amended-preview.ts'
import { useAmendment } from './use-amendment.ts'

interface AmendmentDialogProps {
  contractId: string
  terms: AmendedTerms
  inForce: NonNullable<AmendedTerms['inForce']>
  onClose: () => void
}

/** The master agreement as it stands, each value replaceable, beside what that does to its deadlines. */
export default function AmendmentDialog(props: AmendmentDialogProps) {
  const { contractId, terms, inForce, onClose } = props
  const t = useTexts()
  const form = useAmendment(contractId, terms, inForce, onClose)
  const { values: draft } = form
  const isCorrection = terms.standing === 'transcribed'
  const isSendable = Object.keys(checkDraft(draft)).length === 0 && !Number.isNaN(draft.amount)
  const preview = useAmendedPreview(contractId, isSendable ? statedChanges(draft, inForce) : null)
  const errors: FieldErrors = Object.fromEntries(
    form.errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])),
  )
  const change = (changes: Partial<LifecycleDraft>) => {
    form.set(changes)
    form.forgive(lifecycleFields)
  }
  const part = { draft, onChange: change, errors }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('amendments.dialog.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('amendments.dialog.save')}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-6 pb-2 desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <form {...form.element} className="flex min-w-0 flex-col gap-5">
          <FormErrors attempt={form.attempt} errors={form.errors} />
          <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-soft">
            {t('amendments.dialog.lead')} {isCorrection && t('amendments.dialog.transcribed')}
          </p>
          <DateField
            {...form.bind('effectiveOn')}
            className="tablet:max-w-90"
            isOptional
            label={t('amendments.dialog.effectiveOn')}
            hint={t('amendments.dialog.effectiveHint')}
          />
          <section aria-labelledby="amended-dates" className="flex flex-col gap-5">
            <h3 id="amended-dates" className="font-semibold">
              {t('amendments.dialog.dates')}
            </h3>
            <p className="-mt-4 text-sm text-ink-faint">{t('amendments.dialog.duration')}</p>
            <DurationPart
              {...part}
              effective={{
                label: t('amendments.dialog.start'),
                hint: t('amendments.dialog.startHint'),
              }}
            />
            <RenewalPart {...part} />
            <AdvancedPart {...part} regime={null} isSigned />
          </section>
          <DetailsPart form={form} inForce={inForce} />
          <RowsPart form={form} inForce={inForce} />
          {isCorrection && <ReasonPart {...part} />}
        </form>
        <AmendedBox terms={terms} inForce={inForce} draft={draft} preview={preview} />
      </div>
    </Dialog>
  )
}
