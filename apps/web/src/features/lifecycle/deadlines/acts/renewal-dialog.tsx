import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { RadioGroup } from '../../../../ui/choice.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { ActForm } from '../../parts/public.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import type { ActDialogProps } from './act-dialog.ts'
import { useShowDeadlines } from './use-act.ts'

const kinds = ['agreement', 'request'] as const

interface Renewal {
  kind: (typeof kinds)[number]
  day: string
  until: string | null
}

/** Mark as renewed: by whom, on which day, until when. */
export function RenewalDialog({ contractId, deadlines, onClose }: ActDialogProps) {
  const t = useTexts()
  const isOnRequest = deadlines.lifecycle.renewalType === 'withNotice'
  const form = useForm<Renewal, ContractDeadlines>({
    initial: { kind: isOnRequest ? 'request' : 'agreement', day: deadlines.today, until: null },
    save: (body) =>
      call<typeof deadlinesEndpoints.markRenewed>('POST', '/contracts3/:contractId/renewals', {
        params: { contractId },
        body,
      }),
    onSaved: useShowDeadlines(contractId, { onDone: onClose }),
  })
  const { kind, day } = form.values
  return (
    <ActForm
      title={t('deadlines-panel.acts.renew')}
      submitLabel={t('deadlines-panel.acts.saveRenewal')}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        label={t('deadlines-panel.acts.renewKind')}
        options={kinds.map((value) => ({
          value,
          label: t(`deadlines-panel.acts.renewKinds.${value}`),
        }))}
        value={kind}
        onChange={(chosen) => form.set({ kind: chosen })}
      />
      <DateField
        {...form.bind('day')}
        isRequired
        label={t('deadlines-panel.acts.renewDay')}
        value={day || null}
        onChange={(chosen) => form.set({ day: chosen ?? '' })}
        // The server's error is about the format of a day: an empty one is simply missing.
        error={form.errorAt('day') && day === '' ? t('common.field.required') : form.errorAt('day')}
      />
      <DateField
        {...form.bind('until')}
        isOptional
        label={t('deadlines-panel.acts.renewUntil')}
        hint={t('deadlines-panel.acts.renewUntilHint')}
      />
    </ActForm>
  )
}
