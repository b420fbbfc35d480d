import { lazy, Suspense, type ComponentType } from 'react'
import { AppLink } from '../../platform/app-link.tsx'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { paths } from '../../platform/paths.ts'

/** Only drawn: a page that crashed for want of files does without. */
const BrokenLifeline = lazy<ComponentType>(() =>
  import('./broken-lifeline.tsx').catch(() => ({ default: () => null })),
)

/** « Page introuvable », « Code d’erreur : 404 »: for what does not exist, is not visible, or has crashed. */
export function NotFoundScreen({ hint }: { hint?: string }) {
  const t = useTexts()
  useDocumentTitle(t('shell.notFound.title'))
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 py-20 text-center">
      <div className="h-6">
        <Suspense>
          <BrokenLifeline />
        </Suspense>
      </div>
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
