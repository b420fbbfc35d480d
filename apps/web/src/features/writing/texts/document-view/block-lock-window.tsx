import { LockDialog } from '../../../lifecycle/keeping/public.ts'
import type { WireDocument } from '../text-queries.ts'
import { useBlockLock } from './use-block-lock.ts'

interface BlockLockWindowProps {
  block: WireDocument['blocks'][number]
  onClose: () => void
}

/** Asks why a block is locked, and until when. */
export default function BlockLockWindow({ block, onClose }: BlockLockWindowProps) {
  const { lock, refetch } = useBlockLock(block)
  return (
    <LockDialog what="block" title={block.name} lock={lock} onLocked={refetch} onClose={onClose} />
  )
}
