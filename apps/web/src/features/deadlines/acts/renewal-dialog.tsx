import type { deadlinesEndpoints } from '@tacite/api/deadlines-endpoints.ts'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { RadioGroup } from '../../../ui/choice.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { ActForm, errorAt } from './act-form.tsx'
import type { ActDialogProps } from './act-dialog.ts'
import { useAct } from './use-act.ts'

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
  const [renewal, setRenewal] = useState<Renewal>({
    kind: isOnRequest ? 'request' : 'agreement',
    day: deadlines.today,
    until: null,
  })
  const record = useAct(
    contractId,
    (body: Renewal) =>
      call<typeof deadlinesEndpoints.markRenewed>('POST', '/contracts3/:contractId/renewals', {
        params: { contractId },
        body,
      }),
    { onDone: onClose, showsError: true },
  )
  return (
    <ActForm
      title={t('deadlines-panel.acts.renew')}
      submitLabel={t('deadlines-panel.acts.saveRenewal')}
      isBusy={record.isPending}
      error={record.error}
      fields={['day', 'until']}
      onSubmit={() => record.mutate(renewal)}
      onClose={onClose}
    >
      <RadioGroup
        label={t('deadlines-panel.acts.renewKind')}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(`deadlines-panel.acts.renewKinds.${kind}`),
        }))}
        value={renewal.kind}
        onChange={(kind) => setRenewal({ ...renewal, kind })}
      />
      <DateField
        isRequired
        label={t('deadlines-panel.acts.renewDay')}
        value={renewal.day || null}
        onChange={(day) => setRenewal({ ...renewal, day: day ?? '' })}
        // The server speaks of the form of a day: an empty one is just missing.
        error={
          record.error && renewal.day === ''
            ? t('common.field.required')
            : errorAt(record.error, 'day')
        }
      />
      <DateField
        isOptional
        label={t('deadlines-panel.acts.renewUntil')}
        hint={t('deadlines-panel.acts.renewUntilHint')}
        value={renewal.until}
        onChange={(until) => setRenewal({ ...renewal, until })}
        error={errorAt(record.error, 'until')}
      />
    </ActForm>
  )
}
