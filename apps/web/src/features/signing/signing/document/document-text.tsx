import { useEffect, useMemo, useRef } from 'react'
import type { DocumentToSign, SigningCalls } from '../signing-calls.ts'
import { DocumentBlocks } from './document-blocks.tsx'

interface DocumentTextProps {
  calls: SigningCalls
  document: DocumentToSign
}

/** The text of the PDF that is signed. */
export function DocumentText({ calls, document }: DocumentTextProps) {
  const end = useRef<HTMLDivElement>(null)
  useReadingEnd(end, calls)
  const options = useMemo(() => ({ imageUrl: (sha256: string) => calls.imageUrl(sha256) }), [calls])
  const { contract } = document
  return (
    <DocumentBlocks
      title={contract.title}
      lang={contract.locale}
      blocks={document.document.blocks}
      options={options}
    >
      <div ref={end} />
    </DocumentBlocks>
  )
}

/** Reports once that the end of the document became visible. A failed report has no consequence here. */
function useReadingEnd(end: React.RefObject<HTMLElement | null>, calls: SigningCalls): void {
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      calls.markRead().catch(() => undefined)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, calls])
}
