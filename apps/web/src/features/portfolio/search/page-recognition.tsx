import { ScanText } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import type { PageHits } from './search-queries.ts'

interface PageRecognitionProps {
  page: number
  recognition: NonNullable<PageHits['recognition']>
}

/** That the text of a page was recognised in its image, and how surely; or why it has none. */
export function PageRecognition({ page, recognition }: PageRecognitionProps) {
  const t = useTexts()
  const { state, why, confidence, leftOut } = recognition
  if (state !== 'recognised')
    return (
      <p role="status" className="mb-2 text-ink-soft">
        {why ? t(`recognition.failed.${why}`, { page }) : t(`recognition.page.${wordsOf(state)}`)}
      </p>
    )
  return (
    <div className="mb-3 rounded-md border border-line bg-canvas px-3 py-2 text-sm text-ink-soft">
      <p className="flex items-center gap-2 font-medium text-ink">
        <ScanText aria-hidden className="size-4" />
        {t('recognition.page.label')}
      </p>
      <p>
        {t('recognition.page.hint')}{' '}
        {confidence !== null && t('recognition.page.confidence', { confidence })}{' '}
        {leftOut > 0 && t('recognition.page.leftOut', { count: leftOut })}
      </p>
    </div>
  )
}

/** A page that failed says why instead. */
function wordsOf(state: 'waiting' | 'reading' | 'illegible' | 'failed') {
  return state === 'failed' ? 'illegible' : state
}
