import { AppLink } from '../../platform/app-link.tsx'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { paths } from '../../platform/paths.ts'

/** /error: the person could not be loaded, for another reason than a missing session. */
export function FailureScreen() {
  const t = useTexts()
  useDocumentTitle(t('shell.failure.title'))
  return (
    <main
      tabIndex={-1}
      className="flex min-h-dvh flex-col items-center justify-center px-4 py-16 text-center"
    >
      <h1 className="text-figure font-semibold tracking-[-0.02em]">{t('shell.failure.title')}</h1>
      <p className="mt-3 max-w-md text-ink-soft">{t('shell.failure.hint')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <Button render={<AppLink to={paths.signIn()} />}>{t('shell.failure.signIn')}</Button>
        <Button variant="primary" render={<AppLink to={paths.dashboard()} />}>
          {t('common.action.retry')}
        </Button>
      </div>
    </main>
  )
}
