import { useEffect, useMemo, useRef } from 'react'
import type { DocumentToSign, SigningCalls } from '../signing-calls.ts'
import { DocumentBlocks } from './document-blocks.tsx'

interface DocumentTextProps {
  calls: SigningCalls
  document: DocumentToSign
}

/** The text of the PDF that is signed. */
export function DocumentText({ calls, document }: DocumentTextProps) {
  const start = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { sha256: documentSha256, pageCount: pages } = document.document
  useOnceVisible(start, () => calls.markDisplayed({ documentSha256, pages }))
  useOnceVisible(end, () => calls.markRead())
  const options = useMemo(() => ({ imageUrl: (sha256: string) => calls.imageUrl(sha256) }), [calls])
  const { contract } = document
  return (
    <>
      <div ref={start} />
      <DocumentBlocks
        title={contract.title}
        lang={contract.locale}
        blocks={document.document.blocks}
        options={options}
      >
        <div ref={end} />
      </DocumentBlocks>
    </>
  )
}

/**
 * Reports once that a place of the document came into sight, which a browser says only of what it has drawn. A failed
 * report has no consequence here.
 */
function useOnceVisible(
  place: React.RefObject<HTMLElement | null>,
  report: () => Promise<unknown>,
): void {
  const latest = useRef(report)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      latest.current().catch(() => undefined)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
}
