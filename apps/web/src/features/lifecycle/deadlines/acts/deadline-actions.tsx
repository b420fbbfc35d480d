import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ActDialogProps } from './act-dialog.ts'

const RenewalDialog = lazy(async () => ({
  default: (await import('./renewal-dialog.tsx')).RenewalDialog,
}))
const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }))
const CancelTerminationDialog = lazy(async () => ({
  default: (await import('./cancel-termination-dialog.tsx')).CancelTerminationDialog,
}))
const GiveUpDialog = lazy(async () => ({
  default: (await import('./give-up-dialog.tsx')).GiveUpDialog,
}))

const acts = [
  { name: 'markRenewed', label: 'renew', Window: RenewalDialog },
  { name: 'markTerminated', label: 'terminate', Window: EndDialog },
  { name: 'cancelTermination', label: 'cancelTermination', Window: CancelTerminationDialog },
  { name: 'cancel', label: 'giveUp', Window: GiveUpDialog },
] as const

/** Acts that can be recorded about a contract's life. Disabled ones stay, with the reason. */
export function DeadlineActs(props: Omit<ActDialogProps, 'onClose'>) {
  const t = useTexts()
  const [opened, setOpened] = useState<string | null>(null)
  const act = acts.find(({ name }) => name === opened)
  return (
    <section aria-labelledby="deadline-acts" className="flex flex-col gap-3">
      <h2 id="deadline-acts" className="font-semibold">
        {t('deadlines-panel.acts.title')}
      </h2>
      <div className="flex flex-wrap gap-2">
        {acts.map(({ name, label }) => (
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
