import { Copy } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { MarkedWords } from './marked-words.tsx'
import { PageRecognition } from './page-recognition.tsx'
import type { PageHits } from './search-queries.ts'

/** The text of a page as text, to be read aloud, selected and copied, unlike its image. */
export function PageWords({ hits }: { hits: PageHits }) {
  const t = useTexts()
  const { content, language, recognition } = hits
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content.text)
      toasts.success(t('search-screen.copied'))
    } catch {
      // A browser may refuse the clipboard outside a secure address.
      toasts.error(t('search-screen.copyFailed'))
    }
  }
  return (
    <section aria-labelledby="page-words" className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 id="page-words" className="font-semibold">
          {t('search-screen.text')}
        </h2>
        {content.text !== '' && (
          <Button
            variant="quiet"
            size="small"
            icon={<Copy aria-hidden />}
            onClick={() => void copy()}
          >
            {t('search-screen.copy')}
          </Button>
        )}
      </div>
      {recognition && <PageRecognition page={hits.page} recognition={recognition} />}
      {content.text === '' ? (
        !recognition && <p className="text-ink-soft">{t('search-screen.noText')}</p>
      ) : (
        <p lang={language} className="max-w-[72ch] leading-relaxed break-words whitespace-pre-line">
          <MarkedWords content={content} />
        </p>
      )}
    </section>
  )
}
