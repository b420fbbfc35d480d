import { Plus } from 'lucide-react'
import { memo } from 'react'
import { effectiveAudiences } from '@tacite/document/audience.ts'
import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { BlockHeading } from './block-heading.tsx'
import { BlockLockBand } from './block-lock-band.tsx'
import { BlockMenu } from './block-menu.tsx'
import { DescriptionNote } from './description-note.tsx'
import { useDocumentActions } from './document-actions.tsx'
import { SectionView } from './section-view.tsx'

type WireBlock = WireDocument['blocks'][number]

interface BlockViewProps {
  /** How many sections are rendered so far. */
  sectionCount: number
  block: WireBlock
  position: number
  numbers: DocumentNumbers
  isEditable: boolean
}

/** A block on the page: its name, except for the body, whose title is the contract's own, then its sections. */
export const BlockView = memo(function BlockView(props: BlockViewProps) {
  const { block, position, numbers, isEditable, sectionCount } = props
  const t = useTexts()
  const acts = useDocumentActions()
  const { isOneSection } = useOpenText()
  const isNamed = block.kind !== 'body' || position > 0
  const audiences = effectiveAudiences(block.sections)
  const isOpen = isEditable && !block.lock
  return (
    <div id={`block-${block._id}`} data-block={block.kind} className="paper-block scroll-mt-28">
      {isNamed ? (
        <BlockHeading
          block={block}
          position={position}
          number={numbers.blocks.get(block._id) ?? ''}
          isEditable={isEditable}
        />
      ) : (
        !isOneSection && <BodyHead block={block} position={position} isEditable={isEditable} />
      )}
      {block.sections.slice(0, sectionCount).map((section, index) => {
        const number = numbers.sections.get(section._id)
        return (
          <SectionView
            key={section._id}
            section={section}
            number={number?.label ?? ''}
            depth={number?.level ?? section.level}
            isAbsent={number === undefined}
            audience={audiences[index]!}
            topHeading={isNamed ? 3 : 2}
            isEditable={isOpen}
          />
        )
      })}
      {isOpen && !isOneSection && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => void acts.addSection({ atEndOf: block._id, level: 1 })}
          className="-ml-2.5 font-sans"
        >
          {t('editor.section.add')}
        </Button>
      )}
    </div>
  )
})

/** The first body has no name of its own on the page: only its menu, and who locked it. */
function BodyHead({
  block,
  position,
  isEditable,
}: Omit<BlockViewProps, 'sectionCount' | 'numbers'>) {
  return (
    <div className="group/block relative">
      {isEditable && (
        <div className="absolute right-0 bottom-full font-sans">
          <BlockMenu block={block} position={position} />
        </div>
      )}
      <BlockLockBand block={block} isEditable={isEditable} />
      <DescriptionNote of={block} />
    </div>
  )
}
