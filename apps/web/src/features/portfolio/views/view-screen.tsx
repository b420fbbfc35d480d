import { Bookmark } from 'lucide-react'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { useScreenParam } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RestoreButton } from './restore-button.tsx'
import { addressOf } from './views-queries.ts'

/** Where a view was: it can be restored for some time. */
export function ViewScreen() {
  const t = useTexts()
  const go = useGo()
  const viewId = useScreenParam(patterns.view, 'viewId')
  useDocumentTitle(t('views.gone.title'))
  return (
    <>
      <PageHeader title={t('views.gone.title')} />
      <EmptyState
        title={t('views.gone.said')}
        icon={<Bookmark aria-hidden />}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <RestoreButton
              viewId={viewId}
              onRestored={(view) => go(addressOf(view), { replace: true })}
            />
            <Button render={<AppLink to={paths.contracts()} />}>{t('views.gone.all')}</Button>
          </div>
        }
      >
        {t('views.gone.hint')}
      </EmptyState>
    </>
  )
}
