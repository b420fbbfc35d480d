import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { changedMeanwhile } from '../../../../platform/changed-meanwhile.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { ActForm } from '../../parts/public.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import type { ActDialogProps } from './act-dialog.ts'
import { useShowDeadlines } from './use-act.ts'

interface RegimeDays {
  informedOn: string | null
  reminderPostedOn: string | null
}

/** The day that the contract's own law asks for: the consumer informed, or the reminder posted. */
export function RegimeDaysDialog({ contractId, deadlines, onClose }: ActDialogProps) {
  const t = useTexts()
  const formats = useFormats()
  const field = deadlines.regime === 'insurance' ? 'reminderPostedOn' : 'informedOn'
  const { informedOn, reminderPostedOn } = deadlines.records
  const form = useForm<RegimeDays, ContractDeadlines>({
    initial: { informedOn, reminderPostedOn },
    save: (body) =>
      call<typeof deadlinesEndpoints.recordRegimeDays>(
        'PUT',
        '/contracts3/:contractId/regime-days',
        { params: { contractId }, body, basedOn: deadlines.revision },
      ),
    soleField: field,
    changedMeanwhile: changedMeanwhile(formats.day),
    changes: [{ topic: 'contract', contractId }],
    onSaved: useShowDeadlines(contractId, { onDone: onClose }),
  })
  return (
    <ActForm
      title={t(`deadlines-panel.acts.regimeDay.${field}.act`)}
      submitLabel={t('deadlines-panel.acts.regimeDay.save')}
      form={form}
      onClose={onClose}
    >
      <DateField
        {...form.bind(field)}
        isOptional
        label={t(`deadlines-panel.acts.regimeDay.${field}.label`)}
        hint={t(`deadlines-panel.acts.regimeDay.${field}.hint`)}
      />
    </ActForm>
  )
}
