import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useUiTexts } from './ui-texts.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** A question that names the thing: « Supprimer le modèle « Bail » ? ». */
  title: ReactNode
  /** What will happen. */
  children?: ReactNode
  /** What cannot be undone, or that all of it can: never left out. */
  consequence: ReactNode
  /** The verb with its object: « Supprimer le modèle ». */
  confirmLabel: string
  /** The way back in other words, where « Annuler » would name the act itself. */
  cancelLabel?: string
  onConfirm: () => void
  isBusy?: boolean
  /** A confirmation that loses nothing is not red. */
  isHarmless?: boolean
}

/** Asks before something that is hard to undo. The focus starts on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    consequence,
    confirmLabel,
    cancelLabel,
    onConfirm,
    isBusy,
    isHarmless,
  } = props
  const cancelRef = useRef<HTMLElement>(null)
  const texts = useUiTexts()
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={consequence}
      size="small"
      initialFocus={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} onClick={onClose}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={isHarmless ? 'primary' : 'danger'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
