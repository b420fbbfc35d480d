import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { previewChange, type FolderChange, type AccessImpact } from './folder-queries.ts'

/** A change about to be made, worded for the confirmation dialog. */
export interface CheckedChange {
  folderId: string
  change: FolderChange
  title: string
  confirmLabel: string
  apply: () => Promise<unknown>
  /** Confirmed even when nobody gains or loses anything. */
  isAlwaysAsked?: boolean
  isDangerous?: boolean
  /** Other consequences. */
  detail?: string
}

export interface AccessImpactCheck {
  /**
   * Previews who would gain and lose access to contracts; asks for confirmation if anyone would, otherwise applies it
   * directly.
   */
  ask: (change: CheckedChange) => void
  /** The same once it is known who would: a form has looked itself, to show what was refused at its field. */
  decide: (change: CheckedChange, impact: AccessImpact) => void
  isOpen: boolean
  /** Kept while the dialog closes. */
  asked: { change: CheckedChange; impact: AccessImpact } | null
  isBusy: boolean
  confirm: () => void
  close: () => void
}

export function useAccessImpactCheck(): AccessImpactCheck {
  const [asked, setAsked] = useState<AccessImpactCheck['asked']>(null)
  const [isOpen, setOpen] = useState(false)
  const applying = useMutation({
    mutationFn: (change: CheckedChange) => change.apply(),
    onSuccess: () => setOpen(false),
    meta: { changes: ['foldersRenamed'] },
  })
  const decide = (change: CheckedChange, impact: AccessImpact) => {
    const isSeen = impact.gain.people + impact.lose.people > 0
    if (!isSeen && !change.isAlwaysAsked) return applying.mutate(change)
    setAsked({ change, impact })
    setOpen(true)
  }
  const looking = useMutation({
    mutationFn: (change: CheckedChange) => previewChange(change.folderId, change.change),
    onSuccess: (impact, change) => decide(change, impact),
  })
  return {
    ask: (change) => looking.mutate(change),
    decide,
    isOpen,
    asked,
    isBusy: looking.isPending || applying.isPending,
    confirm: () => asked && applying.mutate(asked.change),
    close: () => setOpen(false),
  }
}
