import { Ellipsis, Plus } from 'lucide-react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { effectiveAudiences } from '@tacite/document/audience.ts'
import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useTextRefusal } from '../text/text-refusal.ts'
import { GrowingLine } from './growing-line.tsx'
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
  const isNamed = block.kind !== 'body' || position > 0
  const audiences = effectiveAudiences(block.sections)
  return (
    <div id={`block-${block._id}`} data-block={block.kind} className="paper-block scroll-mt-28">
      {isNamed && (
        <BlockHeading
          key={block.name}
          block={block}
          position={position}
          number={numbers.blocks.get(block._id) ?? ''}
          isEditable={isEditable}
        />
      )}
      {block.sections.slice(0, sectionCount).map((section, index) => {
        const number = numbers.sections.get(section._id)
        return (
          <SectionView
            key={section._id}
            section={section}
            number={number?.label ?? ''}
            depth={number?.level ?? section.level}
            audience={audiences[index]!}
            topHeading={isNamed ? 3 : 2}
            isEditable={isEditable}
          />
        )
      })}
      {isEditable && (
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

interface BlockHeadingProps {
  block: WireBlock
  position: number
  number: string
  isEditable: boolean
}

function BlockHeading({ block, position, number, isEditable }: BlockHeadingProps) {
  return (
    <div className="group/block flex items-start gap-2">
      <h2 className="block-title flex min-w-0 flex-1 gap-x-[0.4em]">
        {number && <span className="shrink-0 text-accent">{number}</span>}
        {isEditable ? <BlockName block={block} /> : <span className="min-w-0">{block.name}</span>}
      </h2>
      {isEditable && <BlockMenu block={block} position={position} />}
    </div>
  )
}

function BlockName({ block }: { block: WireBlock }) {
  const t = useTexts()
  const { arrange } = useDocumentActions()
  const [name, setName] = useState(block.name)
  const rename = () => {
    const next = name.trim()
    if (next === block.name) return
    if (next === '') setName(block.name)
    else void arrange.renameBlock(block._id, next, block.description)
  }
  return (
    <GrowingLine
      value={name}
      maxLength={200}
      aria-label={t('editor.block.nameLabel')}
      data-own-undo={name === block.name ? undefined : ''}
      onText={setName}
      onBlur={rename}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

function BlockMenu({ block, position }: { block: WireBlock; position: number }) {
  const t = useTexts()
  const acts = useDocumentActions()
  const removalRefusal = useTextRefusal('deleteBlock')
  return (
    <LazyMenu
      align="end"
      groups={[
        {
          actions: [
            {
              label: t('editor.block.moveUp'),
              icon: <ArrowUp aria-hidden />,
              onSelect: () => void acts.arrange.moveBlock(block._id, Math.max(0, position - 1)),
            },
            {
              label: t('editor.block.moveDown'),
              icon: <ArrowDown aria-hidden />,
              onSelect: () => void acts.arrange.moveBlock(block._id, position + 1),
            },
          ],
        },
        {
          actions: [
            {
              label: t('editor.block.remove'),
              icon: <Trash2 aria-hidden />,
              isDangerous: true,
              disabledReason: removalRefusal,
              onSelect: () => void acts.removeBlock(block._id, block.name),
            },
          ],
        },
      ]}
      trigger={
        <IconButton
          label={t('editor.block.actions', { name: block.name })}
          icon={<Ellipsis aria-hidden />}
          size="small"
          hasTooltip={false}
          className="-mr-1 opacity-0 group-focus-within/block:opacity-100 group-hover/block:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      }
    />
  )
}
