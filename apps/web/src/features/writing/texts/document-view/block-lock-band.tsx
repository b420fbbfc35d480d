import { Lock } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useBlockLock } from './use-block-lock.ts'

/** At the head of a locked block: who locked it, why, until when, and the way to unlock it. */
export function BlockLockBand({ block, isEditable }: BlockLockBandProps) {
  const t = useTexts()
  const { unlock, unlockRefusal } = useBlockLock(block)
  if (!block.lock) return null
  const { name, reason, until } = block.lock
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-amber-soft px-3 py-2 font-sans text-sm text-amber-ink [&>svg]:size-4 [&>svg]:shrink-0"
    >
      <Lock aria-hidden />
      <p className="min-w-0 flex-1 break-words">
        {until
          ? t('editor.block.lockedUntil', { name, reason, day: until })
          : t('editor.block.locked', { name, reason })}
      </p>
      {isEditable && (
        <Button size="small" disabledReason={unlockRefusal} onClick={() => void unlock()}>
          {t('editor.block.unlock')}
        </Button>
      )}
    </div>
  )
}

interface BlockLockBandProps {
  block: WireDocument['blocks'][number]
  isEditable: boolean
}
