import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { SideAndMode } from '../../notices/public.ts'
import { ActForm } from '../../parts/public.ts'
import type { ActDialogProps } from './act-dialog.ts'
import { endKinds, endOf } from './end-form.ts'
import type { EndForm } from './end-form.ts'
import { useShowDeadlines } from './use-act.ts'

const letterDays = ['sentOn', 'presentedOn', 'receivedOn'] as const

const BLANK: EndForm = {
  kind: 'nonRenewal',
  sentOn: null,
  presentedOn: null,
  receivedOn: null,
  endsOn: null,
  givenBy: 'us',
  mode: null,
}

/** Mark as terminated: a notice, an early exit, or an agreed end. */
export function EndDialog({ contractId, deadlines, onClose }: ActDialogProps) {
  const t = useTexts()
  const form = useForm({
    initial: BLANK,
    // The days of a letter are validated together.
    place: (field, { kind }) => (field === 'endsOn' && kind === 'termination' ? { field } : null),
    save: (end) =>
      call<typeof deadlinesEndpoints.markTerminated>('POST', '/contracts3/:contractId/notices', {
        params: { contractId },
        body: endOf(end),
      }),
    onSaved: useShowDeadlines(contractId, { onDone: onClose }),
  })
  const { kind } = form.values
  return (
    <ActForm
      title={t('deadlines-panel.acts.terminate')}
      submitLabel={t('deadlines-panel.acts.saveEnd')}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        label={t('deadlines-panel.acts.endKind')}
        options={endKinds.map((value) => {
          const isDisabled = value === 'earlyExit' && deadlines.lifecycle.earlyExit === null
          return {
            value,
            label: t(`deadlines-panel.acts.endKinds.${value}`),
            hint: isDisabled
              ? t('deadlines-panel.acts.exitNotForeseen')
              : t(`deadlines-panel.acts.endHints.${value}`),
            isDisabled,
          }
        })}
        value={kind}
        onChange={(chosen) => form.set({ kind: chosen })}
      />
      <SideAndMode values={form.values} onChange={form.set} />
      {kind === 'termination' ? (
        <DateField {...form.bind('endsOn')} isRequired label={t('deadlines-panel.acts.endsOn')} />
      ) : (
        <div className="flex flex-col gap-3">
          {kind === 'nonRenewal' && <InTime deadlines={deadlines} />}
          <p className="text-sm text-ink-soft">{t('deadlines-panel.acts.daysHint')}</p>
          <div className="grid items-start gap-3 tablet:grid-cols-3">
            {letterDays.map((name) => (
              <DateField
                key={name}
                label={t(`deadlines-panel.acts.${name}`)}
                value={form.values[name]}
                onChange={(day) => form.set({ [name]: day })}
              />
            ))}
          </div>
        </div>
      )}
    </ActForm>
  )
}

/** Until when a notice still prevents the renewal, or that it is too late for this one. */
function InTime({ deadlines }: Pick<ActDialogProps, 'deadlines'>) {
  const t = useTexts()
  const { legalLimit: day, limitMeaning, today } = deadlines
  if (day === null || limitMeaning !== 'preventRenewal') return null
  if (day >= today) return <p>{t('deadlines-panel.acts.inTimeUntil', { day })}</p>
  return (
    <p className="rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink">
      {t('deadlines-panel.acts.tooLate', { day })}
    </p>
  )
}
