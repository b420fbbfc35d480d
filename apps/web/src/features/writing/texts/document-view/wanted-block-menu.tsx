import { ArrowDown, ArrowUp, Lock, LockOpen, StickyNote, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Menu } from '../../../../ui/menu.tsx'
import { useRemovalLabel } from '../text/use-removal-label.ts'
import { useTextRefusal } from '../text/text-refusal.ts'
import { BlockMenuButton, type BlockMenuProps } from './block-menu.tsx'
import { useDocumentActions } from './document-actions.tsx'
import { useBlockLock } from './use-block-lock.ts'

const BlockLockWindow = lazy(() => import('./block-lock-window.tsx'))

/** The menu of a block, once its button was pressed; a locked one says who locked it. */
export default function WantedBlockMenu({ block, position }: BlockMenuProps) {
  const t = useTexts()
  const acts = useDocumentActions()
  const removalRefusal = useTextRefusal('deleteBlock')
  const removalLabel = useRemovalLabel(t('editor.block.remove'), ({ blocks }) =>
    blocks.flatMap(({ id, sections }) =>
      id === block._id ? [id, ...sections.map((section) => section.id)] : [],
    ),
  )
  const [isOpen, setOpen] = useState(true)
  const [isLocking, setLocking] = useState(false)
  const { unlock, unlockRefusal } = useBlockLock(block)
  const { lock } = block
  const lockReason = lock
    ? t('editor.block.locked', { name: lock.name, reason: lock.reason })
    : null
  return (
    <>
      <Menu
        align="end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        groups={[
          {
            actions: [
              {
                label: t('editor.block.moveUp'),
                icon: <ArrowUp aria-hidden />,
                disabledReason: lockReason,
                onSelect: () => void acts.arrange.moveBlock(block._id, Math.max(0, position - 1)),
              },
              {
                label: t('editor.block.moveDown'),
                icon: <ArrowDown aria-hidden />,
                disabledReason: lockReason,
                onSelect: () => void acts.arrange.moveBlock(block._id, position + 1),
              },
            ],
          },
          {
            actions: [
              lock
                ? {
                    label: t('editor.block.unlock'),
                    icon: <LockOpen aria-hidden />,
                    disabledReason: unlockRefusal,
                    onSelect: () => void unlock(),
                  }
                : {
                    label: t('editor.block.lock'),
                    icon: <Lock aria-hidden />,
                    onSelect: () => setLocking(true),
                  },
              {
                label: t('editor.description.open'),
                icon: <StickyNote aria-hidden />,
                disabledReason: lockReason,
                onSelect: () => acts.describe({ part: 'block', id: block._id }),
              },
              {
                label: removalLabel,
                icon: <Trash2 aria-hidden />,
                isDangerous: true,
                disabledReason: removalRefusal ?? lockReason,
                onSelect: () => void acts.removeBlock(block._id, block.name),
              },
            ],
          },
        ]}
        trigger={<BlockMenuButton block={block} />}
      />
      {isLocking && (
        <Suspense>
          <BlockLockWindow block={block} onClose={() => setLocking(false)} />
        </Suspense>
      )}
    </>
  )
}
