import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useUiTexts } from './ui-texts.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** A question that names the object: « Supprimer le modèle « Bail » ? ». */
  title: ReactNode
  /** What will happen. */
  children?: ReactNode
  /** Whether it can be undone: never omitted. */
  consequence: ReactNode
  /** The verb with its object: « Supprimer le modèle ». */
  confirmLabel: string
  /** Another label for the cancel button, if « Annuler » would name the act itself. */
  cancelLabel?: string
  onConfirm: () => void
  isBusy?: boolean
  /** A harmless confirmation is not red. */
  isHarmless?: boolean
}

/** Asks before something that is hard to undo. The focus starts on the cancel button. */
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
