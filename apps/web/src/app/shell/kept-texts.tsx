import { useState } from 'react'
import { AppLink } from '../../platform/app-link.tsx'
import { useTexts } from '../../platform/locale.ts'
import { discardKeptText, keptTexts } from '../../platform/unsaved-text.ts'
import { Button } from '../../ui/button.tsx'

/** Offers, after sign-in, the text that was being written when the session ended. */
export function KeptTexts() {
  const t = useTexts()
  const [kept, setKept] = useState(keptTexts)
  const latest = kept[0]
  if (!latest) return null
  const discard = () => {
    discardKeptText(latest.key)
    setKept(keptTexts())
  }
  return (
    <section
      aria-label={t('shell.signedOut.draftOffered')}
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-amber-soft px-4 py-2.5 text-amber-ink"
    >
      <p>{t('shell.signedOut.draftOffered')}</p>
      <div className="flex gap-2">
        <Button
          size="small"
          render={<AppLink to={latest.address} />}
          onClick={() => setKept((others) => others.slice(1))}
        >
          {t('shell.signedOut.recover')}
        </Button>
        <Button size="small" variant="quiet" onClick={discard}>
          {t('shell.signedOut.discard')}
        </Button>
      </div>
    </section>
  )
}
