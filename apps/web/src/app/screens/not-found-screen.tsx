import { AppLink } from '../../platform/app-link.tsx'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { paths } from '../../platform/paths.ts'

/** « Page introuvable », « Code d’erreur : 404 »: for what does not exist, is not visible, or has crashed. */
export function NotFoundScreen({ hint }: { hint?: string }) {
  const t = useTexts()
  useDocumentTitle(t('shell.notFound.title'))
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 py-20 text-center">
      <BrokenLifeline />
      <h1 className="mt-8 text-figure font-semibold tracking-[-0.02em]">
        {t('shell.notFound.title')}
      </h1>
      <p className="mt-1 text-ink-faint tabular-nums">{t('shell.notFound.code')}</p>
      <p className="mt-4 max-w-md text-ink-soft">{hint ?? t('shell.notFound.hint')}</p>
      <div className="mt-8 flex gap-2">
        <Button variant="primary" render={<AppLink to={paths.dashboard()} />}>
          {t('shell.notFound.home')}
        </Button>
      </div>
    </div>
  )
}

/** Our sign, interrupted. */
function BrokenLifeline() {
  return (
    <svg aria-hidden width="220" height="24" viewBox="0 0 220 24" fill="none">
      <path d="M8 12h72" stroke="var(--accent)" strokeWidth="2" />
      <path d="M140 12h72" stroke="var(--line-field)" strokeWidth="2" strokeDasharray="3 5" />
      <circle cx="8" cy="12" r="5" fill="var(--accent)" />
      <circle cx="80" cy="12" r="5" fill="var(--paper)" stroke="var(--accent)" strokeWidth="2" />
      <circle
        cx="140"
        cy="12"
        r="5"
        fill="var(--paper)"
        stroke="var(--line-field)"
        strokeWidth="2"
      />
      <circle
        cx="212"
        cy="12"
        r="5"
        fill="var(--paper)"
        stroke="var(--line-field)"
        strokeWidth="2"
      />
    </svg>
  )
}
