import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { keptKey, useOpenText, useSectionPart } from '../text/open-text.tsx'
import { Notice } from './notice.tsx'

const KeptNotice = lazy(() => import('./kept-notice.tsx'))

/** Shown under a section whose text is not on the server, or was kept from an earlier session. */
export function SectionNotice({ section, onDecide }: { section: Section; onDecide: () => void }) {
  const t = useTexts()
  const { keptAtStart } = useOpenText()
  const save = useSectionPart(section, (state) => state.save)
  if (save.kind === 'conflict') {
    return (
      <Notice text={t('editor.save.conflict')}>
        <Button size="small" onClick={onDecide}>
          {t('editor.conflict.decide')}
        </Button>
      </Notice>
    )
  }
  if (save.kind === 'failed') {
    const text = save.retries
      ? t('editor.save.retrying')
      : t('editor.save.failed', { reason: save.message })
    return <Notice text={text} />
  }
  const isKept = keptAtStart.some(({ key }) => key === keptKey(section._id))
  return isKept ? (
    <Suspense>
      <KeptNotice section={section} />
    </Suspense>
  ) : null
}
