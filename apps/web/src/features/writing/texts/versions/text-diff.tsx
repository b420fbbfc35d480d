import { diffTexts, type TextChange } from '@tacite/document/diff-sections.ts'
import { plainText } from '@tacite/document/plain-text.ts'
import type { ReferenceAttrs, RichText } from '@tacite/document/rich-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { DiffWords } from '../../../../ui/diff-words.tsx'
import { shownReference } from '../references/live-references.ts'
import { useFields, useOpenText } from '../text/open-text.tsx'

interface Writing {
  title: string
  content: object
}

interface TextDiffProps {
  before: Writing
  after: Writing
  /** `before` shows the older text with removals, `after` the newer with additions; `both` all of it. */
  side: 'before' | 'after' | 'both'
}

/** A section's words with the differences marked, by colour, by line and for screen readers. */
export function TextDiff({ before, after, side }: TextDiffProps) {
  const changes = useDiff(before, after)
  const hidden = { before: 'added', after: 'removed', both: null }[side]
  return (
    <div className="font-serif text-[15px] leading-6 break-words whitespace-pre-wrap">
      {changes
        .filter((change) => change.kind !== hidden)
        .map((change, at) => (
          // Parts of a text have no identity other than their position.
          <Change key={at} change={change} isOneSide={side !== 'both'} />
        ))}
    </div>
  )
}

/** Whether two texts have the same words. */
export function useIsSameWords(before: Writing, after: Writing): boolean {
  return useDiff(before, after).every(({ kind }) => kind === 'same')
}

function useDiff(before: Writing, after: Writing): TextChange[] {
  const fields = useFields()
  const { documentQuery, kind } = useOpenText()
  const wire = useQuery(documentQuery).data
  return useMemo(() => {
    const labels = Object.fromEntries(
      [...fields.byVariable].map(([variable, { label }]) => [variable, label]),
    )
    // Both as they read today: that articles moved since is no change of this text.
    const reference = (attrs: ReferenceAttrs) => shownReference(wire, kind, attrs, '').words
    const words = ({ title, content }: Writing) =>
      `${title}\n\n${plainText(content as RichText, { labels, reference })}`
    return diffTexts(words(before), words(after))
  }, [before, after, fields, wire, kind])
}

function Change(props: { change: TextChange; isOneSide: boolean }) {
  const { kind, text } = props.change
  const t = useTexts()
  if (kind === 'same') return text
  // Side by side neither is the older: what only one of them contains is marked, nothing is struck out.
  if (props.isOneSide) {
    return (
      <mark
        className={
          kind === 'added' ? 'bg-green-soft text-green-ink' : 'bg-amber-soft text-amber-ink'
        }
      >
        {text}
      </mark>
    )
  }
  return (
    <DiffWords
      changes={[props.change]}
      said={(changed, words) => t(`editor.diff.${changed}`, { text: words })}
    />
  )
}
