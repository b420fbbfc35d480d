import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import type { NewContractForm } from './use-new-contract.ts'

const LiveText = lazy(async () => {
  const { LiveText: text } = await import('./live-text.tsx')
  return { default: text }
})

const UploadOutline = lazy(async () => {
  const { UploadOutline: outline } = await import('./upload-outline.tsx')
  return { default: outline }
})

const FilePages = lazy(async () => {
  const { FilePages: pages } = await import('./signed/file-pages.tsx')
  return { default: pages }
})

export type SideTextKind = 'text' | 'outline' | 'file'

/** What can be shown beside the form, if anything. */
export function sideTextKind({ draft, template }: NewContractForm): SideTextKind | null {
  if (draft.start === 'signed') return draft.signed.upload ? 'file' : null
  if (draft.start === 'upload') return draft.upload ? 'outline' : null
  return draft.start === 'template' && template.chosen ? 'text' : null
}

/** The future contract, in a scrolling frame that follows the field being edited; or the PDF that it is. */
export function SideText({ form, kind }: { form: NewContractForm; kind: SideTextKind }) {
  const t = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const { active, draft, template } = form
  useEffect(() => {
    if (active && frame.current) bringIntoView(frame.current, active)
  }, [active])
  if (kind === 'file')
    return (
      draft.signed.upload && (
        <Suspense fallback={<LoadingText />}>
          <FilePages upload={draft.signed.upload} />
        </Suspense>
      )
    )
  return (
    <div
      ref={frame}
      role="region"
      aria-label={t(kind === 'text' ? 'new-contract.text.region' : 'new-contract.text.outline')}
      // Scrollable by keyboard too (WCAG 2.1.1).
      tabIndex={0}
      className="rounded-lg border border-line bg-paper shadow-low desktop:h-full desktop:overflow-y-auto desktop:overscroll-contain"
    >
      {kind === 'outline' && draft.upload && (
        <Suspense fallback={<LoadingText />}>
          <UploadOutline upload={draft.upload} locale={form.choices.locale} />
        </Suspense>
      )}
      {kind === 'text' && template.text && (
        <Suspense fallback={<LoadingText />}>
          <LiveText form={form} document={template.text.document} />
        </Suspense>
      )}
      {kind === 'text' && template.isLoading && <LoadingText />}
      {kind === 'text' && template.hasFailed && (
        <p className="p-6 text-ink-soft">{t('new-contract.template.failed')}</p>
      )}
    </div>
  )
}

function LoadingText() {
  return (
    <LoadingRegion>
      <div className="flex flex-col gap-8 p-10">
        <SkeletonText lines={5} />
        <SkeletonText lines={5} />
        <SkeletonText lines={5} />
      </div>
    </LoadingRegion>
  )
}

/** Scrolls the frame, never the page, so that the field's place is in its upper third. */
function bringIntoView(frame: HTMLElement, variable: string): void {
  const place = frame.querySelector(`[data-field="${CSS.escape(variable)}"]`)
  if (!place) return
  const [box, seen] = [place.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (box.top >= seen.top + 24 && box.bottom <= seen.bottom - 24) return
  frame.scrollTop += box.top - seen.top - seen.height / 3
}
