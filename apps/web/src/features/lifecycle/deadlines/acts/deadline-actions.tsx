import { lazy, Suspense, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ActDialogProps } from './act-dialog.ts'

const RenewalDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../renewals/renewal-dialog.tsx'),
    loadTexts('renewals', 'notices', 'corrections'),
  ])
  return { default: module.RenewalDialog }
})
const EndDialog = lazy(async () => {
  const [module] = await Promise.all([import('./end-dialog.tsx'), loadTexts('notices')])
  return { default: module.EndDialog }
})
const CancelTerminationDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./cancel-termination-dialog.tsx'),
    loadTexts('notices'),
  ])
  return { default: module.CancelTerminationDialog }
})
const GiveUpDialog = lazy(async () => ({
  default: (await import('./give-up-dialog.tsx')).GiveUpDialog,
}))

const RegimeDaysDialog = lazy(async () => ({
  default: (await import('./regime-days-dialog.tsx')).RegimeDaysDialog,
}))

const PerformanceDialog = lazy(async () => ({
  default: (await import('./performance-dialog.tsx')).PerformanceDialog,
}))

const acts = [
  { name: 'markRenewed', label: 'renew', Window: RenewalDialog },
  { name: 'markTerminated', label: 'terminate', Window: EndDialog },
  { name: 'cancelTermination', label: 'cancelTermination', Window: CancelTerminationDialog },
  { name: 'cancel', label: 'giveUp', Window: GiveUpDialog },
] as const

/** Only once the contract has ended, or where it was recorded. */
const ACT_AFTER_END = {
  record: {
    name: 'recordPerformance',
    label: 'performance.record.act',
    Window: PerformanceDialog,
  },
  withdraw: {
    name: 'recordPerformance',
    label: 'performance.withdraw.act',
    Window: PerformanceDialog,
  },
} as const

/** Only where the contract's own law asks for a day. */
const ACT_OF_REGIME = {
  consumer: {
    name: 'recordRegimeDays',
    label: 'regimeDay.informedOn.act',
    Window: RegimeDaysDialog,
  },
  insurance: {
    name: 'recordRegimeDays',
    label: 'regimeDay.reminderPostedOn.act',
    Window: RegimeDaysDialog,
  },
  commercialLease: null,
} as const

/** Acts that can be recorded about a contract's life. Disabled ones stay, with the reason. */
export function DeadlineActs(props: Omit<ActDialogProps, 'onClose'>) {
  const t = useTexts()
  const [opened, setOpened] = useState<string | null>(null)
  const ofRegime = props.deadlines.regime && ACT_OF_REGIME[props.deadlines.regime]
  const afterEnd = actAfterEnd(props.deadlines)
  const shown = [...acts, ...(ofRegime ? [ofRegime] : []), ...(afterEnd ? [afterEnd] : [])]
  const act = shown.find(({ name }) => name === opened)
  return (
    <section aria-labelledby="deadline-acts" className="flex flex-col gap-3">
      <h2 id="deadline-acts" className="font-semibold">
        {t('deadlines-panel.acts.title')}
      </h2>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ name, label }) => (
          <Button
            key={name}
            size="small"
            disabledReason={props.deadlines[name]?.message}
            onClick={() => setOpened(name)}
          >
            {t(`deadlines-panel.acts.${label}`)}
          </Button>
        ))}
      </div>
      {act && (
        <Suspense>
          <act.Window {...props} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

function actAfterEnd({ lifecycle, phase, ending, terms }: ActDialogProps['deadlines']) {
  // A draft states it among its terms.
  if (terms === 'open') return null
  if (lifecycle.performedAfterEnd) return ACT_AFTER_END.withdraw
  return phase === 'ENDED' && ending === 'expiry' ? ACT_AFTER_END.record : null
}
