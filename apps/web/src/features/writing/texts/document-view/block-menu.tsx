import { ArrowDown, ArrowUp, Ellipsis, Lock, LockOpen, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useTextRefusal } from '../text/text-refusal.ts'
import { useDocumentActions } from './document-actions.tsx'
import { useBlockLock } from './use-block-lock.ts'

const BlockLockWindow = lazy(() => import('./block-lock-window.tsx'))

interface BlockMenuProps {
  block: WireDocument['blocks'][number]
  position: number
}

/** What can be done with a block; a locked one says who locked it. */
export function BlockMenu({ block, position }: BlockMenuProps) {
  const t = useTexts()
  const acts = useDocumentActions()
  const removalRefusal = useTextRefusal('deleteBlock')
  const [isLocking, setLocking] = useState(false)
  const { unlock, unlockRefusal } = useBlockLock(block)
  const { lock } = block
  const lockReason = lock
    ? t('editor.block.locked', { name: lock.name, reason: lock.reason })
    : null
  return (
    <>
      <LazyMenu
        align="end"
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
                label: t('editor.block.remove'),
                icon: <Trash2 aria-hidden />,
                isDangerous: true,
                disabledReason: removalRefusal ?? lockReason,
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
      {isLocking && (
        <Suspense>
          <BlockLockWindow block={block} onClose={() => setLocking(false)} />
        </Suspense>
      )}
    </>
  )
}
