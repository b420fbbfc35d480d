import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { EffectiveAudience } from '@tacite/document/audience.ts'
import { Eye, Lock } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { ClauseMarks } from '../clauses/clause-marks.tsx'
import { useDocumentActions } from './document-actions.tsx'
import { DescriptionNote } from './description-note.tsx'
import { SectionContent } from './section-content.tsx'
import { SectionMenu } from './section-menu.tsx'
import { SectionNotice } from './section-notice.tsx'
import { sectionSize } from './section-size.ts'
import { SectionTitle } from './section-title.tsx'

export interface SectionViewProps {
  section: Section
  number: string
  /** The level it is numbered at, 1 to 3. */
  depth: number
  /** The conditions leave it out of the contract. */
  isAbsent: boolean
  /** Who sees it, taking its parents into account. */
  audience: EffectiveAudience
  /** The heading level of a section of depth 1. */
  topHeading: number
  isEditable: boolean
}

/** One section on the page: number, title, text. Rendered by the browser only when it becomes visible. */
export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { section, number, depth, isAbsent, audience, topHeading } = props
  const acts = useDocumentActions()
  const isEditable = props.isEditable && !section.isLocked
  return (
    <section
      id={`section-${section._id}`}
      data-section={section._id}
      data-level={depth}
      data-absent={isAbsent ? '' : undefined}
      style={estimatedSize(section)}
      className="paper-section group/section scroll-mt-28"
    >
      <SectionTitle
        section={section}
        number={number}
        depth={depth}
        heading={topHeading + depth - 1}
        isEditable={isEditable}
      >
        <SectionMarks section={section} audience={audience} isAbsent={isAbsent} />
        {props.isEditable && <SectionMenu section={section} />}
      </SectionTitle>
      <DescriptionNote of={section} />
      <SectionContent section={section} isEditable={isEditable} />
      <SectionNotice section={section} onDecide={() => acts.open('conflict', section._id)} />
    </section>
  )
})

/** Its clauses; its audience, if restricted; who locked it; that no contract party reads it. */
function SectionMarks(props: Pick<SectionViewProps, 'section' | 'audience' | 'isAbsent'>) {
  const { section, audience, isAbsent } = props
  const t = useTexts()
  const who = audience === 'anyone' ? '' : t(`editor.section.audience.short.${audience}`)
  return (
    <span className="flex shrink-0 flex-wrap items-center justify-end gap-1 pt-0.5 font-sans text-xs text-ink-soft">
      {isAbsent && (
        <span
          title={t('editor.section.absentHint')}
          className="rounded-sm bg-neutral-soft px-1.5 py-0.5"
        >
          {t('editor.section.absent')}
        </span>
      )}
      <ClauseMarks section={section} />
      {section.lockedBy && (
        <span className="flex items-center gap-1 rounded-sm bg-neutral-soft px-1.5 py-0.5">
          <Lock aria-hidden className="size-3" />
          {t('editor.section.lockedBy', { name: section.lockedBy.name })}
        </span>
      )}
      {who && (
        <span className="flex items-center gap-1 rounded-sm bg-neutral-soft px-1.5 py-0.5">
          <Eye aria-hidden className="size-3" />
          {audience === section.audience ? who : t('editor.section.audience.inherited', { who })}
        </span>
      )}
    </span>
  )
}

/**
 * An estimated height, so that the scroll bar is about right before the section is rendered. Rather too high than too
 * low, so that unrendered sections do not seem to overlap the next.
 */
function estimatedSize(section: Section): CSSProperties {
  const { characters, blocks } = sectionSize(section)
  return { '--characters': characters, '--blocks': blocks } as CSSProperties
}
