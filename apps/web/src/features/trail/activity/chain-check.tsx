import { useMutation } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { checkChain } from './activity-queries.ts'

/** Verifies the chain on request, and shows the result. */
export function ChainCheck({ contractId }: { contractId: string }) {
  const t = useTexts()
  const check = useMutation({ mutationFn: () => checkChain(contractId) })
  return (
    <section className="rounded-md bg-canvas px-3 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 text-sm text-ink-soft">{t('activity-panel.chain.why')}</p>
        <Button size="small" isBusy={check.isPending} onClick={() => check.mutate()}>
          {t('activity-panel.chain.check')}
        </Button>
      </div>
      <div role="status">
        {check.data?.isIntact && check.data.to > 0 && (
          <p className="mt-2 flex gap-2 text-sm text-green-ink">
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('activity-panel.chain.intact', { from: check.data.from, to: check.data.to })}
          </p>
        )}
        {check.data && check.data.unchained > 0 && (
          <p className="mt-2 text-sm text-ink-soft">
            {t('activity-panel.chain.unchained', { count: check.data.unchained })}
          </p>
        )}
        {check.data && check.data.brokenAt !== null && (
          <p className="mt-2 flex gap-2 text-sm text-red-ink">
            <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('activity-panel.chain.broken', { brokenAt: check.data.brokenAt })}
          </p>
        )}
        {check.data && check.data.lostCheckpoints > 0 && (
          <p className="mt-2 flex gap-2 text-sm text-red-ink">
            <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('activity-panel.chain.lost', { count: check.data.lostCheckpoints })}
          </p>
        )}
      </div>
    </section>
  )
}
