import type { RichText } from '@tacite/document/rich-text.ts'
import { richTextHtml } from '@tacite/document/to-html.ts'
import { memo, useEffect, useRef } from 'react'
import type { DocumentToSign, SigningCalls } from '../signing-calls.ts'
import './document-text.css'

interface DocumentTextProps {
  calls: SigningCalls
  document: DocumentToSign
}

/** The text of the PDF as real text: it grows with the reader's letters, is read aloud, and fits a phone. */
export function DocumentText({ calls, document }: DocumentTextProps) {
  const text = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useReadingEnd(end, calls)
  useTablesWithinReach(text)
  return (
    <article
      ref={text}
      lang={document.contract.locale}
      aria-label={document.contract.title}
      className="document-text border-line bg-paper px-4 py-6 tablet:rounded-lg tablet:border tablet:px-14 tablet:py-12"
    >
      {document.document.blocks.map((block) => (
        <Block key={block._id} block={block} calls={calls} />
      ))}
      <div ref={end} />
    </article>
  )
}

type ShownBlock = DocumentToSign['document']['blocks'][number]

const Block = memo(function Block({ block, calls }: { block: ShownBlock; calls: SigningCalls }) {
  const isBody = block.kind === 'body'
  return (
    <div data-block={block.kind}>
      {!isBody && (
        <h2>
          {block.number && <span data-number="">{block.number}</span>} {block.name}
        </h2>
      )}
      {block.sections.map((section) => (
        <Section key={section._id} section={section} topHeading={isBody ? 2 : 3} calls={calls} />
      ))}
    </div>
  )
})

interface SectionProps {
  section: ShownBlock['sections'][number]
  topHeading: 2 | 3
  calls: SigningCalls
}

function Section({ section, topHeading, calls }: SectionProps) {
  const Heading = `h${topHeading + section.level - 1}` as 'h2' | 'h3' | 'h4' | 'h5'
  // `richTextHtml` escapes everything that people wrote and lets no other markup, script or address through.
  const html = richTextHtml(section.content as unknown as RichText, {
    imageUrl: (sha256) => calls.imageUrl(sha256),
  })
  return (
    <section>
      <Heading data-level={section.level}>
        {section.number && <span data-number="">{section.number}</span>} {section.title}
      </Heading>
      {/* oxlint-disable-next-line react/no-danger -- escaped by richTextHtml, whose tests hold a corpus of attacks */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}

/** A table wider than the screen is moved by the arrow keys: it takes the focus as long as it is too wide. */
function useTablesWithinReach(text: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!text.current) return
    const tables = [...text.current.querySelectorAll('table')]
    const observer = new ResizeObserver(() => {
      for (const table of tables)
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
        else table.removeAttribute('tabindex')
    })
    observer.observe(text.current)
    return () => observer.disconnect()
  }, [text])
}

/** Says once that the end of the document came into view. Whether it arrives changes nothing here. */
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
