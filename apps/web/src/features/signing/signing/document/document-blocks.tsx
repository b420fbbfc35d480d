import type { RichText } from '@tacite/document/rich-text.ts'
import { richTextHtml, type HtmlOptions } from '@tacite/document/to-html.ts'
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { trustedText } from '../../../../platform/trusted-markup.ts'
import type { DocumentToSign } from '../signing-calls.ts'
import './document-text.css'

type ShownBlock = DocumentToSign['document']['blocks'][number]

interface DocumentBlocksProps {
  title: string
  /** The contract's language. */
  lang: string
  blocks: readonly ShownBlock[]
  options: HtmlOptions
  /** After the last block. */
  children?: ReactNode
}

/** A text as real text: it scales with the font size, is read aloud, and fits a phone. */
export function DocumentBlocks({ title, lang, blocks, options, children }: DocumentBlocksProps) {
  const text = useRef<HTMLElement>(null)
  useTablesWithinReach(text)
  const linked = useMemo(() => withLinks(blocks, options), [blocks, options])
  return (
    <article
      ref={text}
      lang={lang}
      aria-label={title}
      className="document-text border-line bg-paper px-4 py-6 tablet:rounded-lg tablet:border tablet:px-14 tablet:py-12"
    >
      {blocks.map((block) => (
        <Block key={block._id} block={block} options={linked} />
      ))}
      {children}
    </article>
  )
}

/** The target of an outline link: the heading of a section or of a block. */
export function headingId(id: string): string {
  return `s-${id}`
}

/** References lead to the headings of this page, where it has them; notes are numbered through it. */
function withLinks(blocks: readonly ShownBlock[], options: HtmlOptions): HtmlOptions {
  const headed = new Set(
    blocks.flatMap(({ _id, kind, sections }) => [
      ...(kind === 'body' ? [] : [_id]),
      ...sections.map((section) => section._id),
    ]),
  )
  return {
    ...options,
    noteNumbers: new Map(),
    partHref: (id) => (headed.has(id) ? `#${headingId(id)}` : null),
  }
}

const Block = memo(function Block({ block, options }: { block: ShownBlock; options: HtmlOptions }) {
  const isBody = block.kind === 'body'
  return (
    <div data-block={block.kind}>
      {!isBody && (
        <h2 id={headingId(block._id)} tabIndex={-1}>
          {block.number && <span data-number="">{block.number}</span>} {block.name}
        </h2>
      )}
      {block.sections.map((section) => (
        <Section
          key={section._id}
          section={section}
          topHeading={isBody ? 2 : 3}
          options={options}
        />
      ))}
    </div>
  )
})

interface SectionProps {
  section: ShownBlock['sections'][number]
  topHeading: 2 | 3
  options: HtmlOptions
}

function Section({ section, topHeading, options }: SectionProps) {
  const Heading = `h${topHeading + section.level - 1}` as 'h2' | 'h3' | 'h4' | 'h5'
  // `richTextHtml` escapes user text and lets no other markup, script or address through.
  const html = richTextHtml(section.content as unknown as RichText, options)
  return (
    <section>
      <Heading id={headingId(section._id)} tabIndex={-1} data-level={section.level}>
        {section.number && <span data-number="">{section.number}</span>} {section.title}
      </Heading>
      {/* oxlint-disable-next-line react/no-danger -- escaped by richTextHtml, whose tests hold a corpus of attacks */}
      <div dangerouslySetInnerHTML={{ __html: trustedText(html) }} />
    </section>
  )
}

/** A table wider than the screen is scrolled with the arrow keys: it is focusable while it is too wide. */
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
