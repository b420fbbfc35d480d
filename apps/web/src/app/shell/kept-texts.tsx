import { useRouterState } from '@tanstack/react-router'
import { AppLink } from '../../platform/app-link.tsx'
import { useTexts } from '../../platform/locale.ts'
import { discardKeptText, useKeptTexts } from '../../platform/unsaved-text.ts'
import { Button } from '../../ui/button.tsx'

/** Offers, after sign-in, the unsaved text of an expired session; on its own page, that page does so. */
export function KeptTexts() {
  const t = useTexts()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const latest = useKeptTexts().find(({ address }) => address.split('?')[0] !== here)
  if (!latest) return null
  const words = latest.title
    ? t('restored.kept.offeredOf', { title: latest.title })
    : t('restored.kept.offered')
  return (
    <section
      aria-label={words}
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-amber-soft px-4 py-2.5 tablet:mb-8 text-amber-ink"
    >
      <p className="min-w-0 break-words">{words}</p>
      <div className="flex gap-2">
        <Button size="small" render={<AppLink to={latest.address} />}>
          {t('restored.kept.recover')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => discardKeptText(latest.key)}>
          {t('restored.kept.discard')}
        </Button>
      </div>
    </section>
  )
}
