import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { isAskingAbove } from './asking-above.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useScrollStop } from './use-scroll-stop.ts'
import { useUiTexts } from './ui-texts.tsx'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Wide: contains a table. */
  size?: 'small' | 'medium' | 'wide'
  /** Buttons, the primary last. */
  footer?: ReactNode
  children?: ReactNode
  /** The initial focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
  /** It asks something above other dialogs, which stay open meanwhile. */
  isAbove?: boolean
}

/** A modal dialog. Escape and the backdrop close it; the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    size = 'medium',
    footer,
    children,
    initialFocus,
    isAbove = false,
  } = props
  const texts = useUiTexts()
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => !open && (isAbove || !isAskingAbove()) && onClose()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          role={props.role ?? 'dialog'}
          initialFocus={initialFocus}
          className={classNames(
            'fixed z-40 flex flex-col bg-paper shadow-high outline-none transition-[opacity,transform] data-ending-style:opacity-0 data-starting-style:opacity-0',
            'inset-x-0 bottom-(--toast-room) max-h-[calc(92dvh-var(--toast-room))] rounded-t-lg data-starting-style:translate-y-2',
            'tablet:inset-x-auto tablet:top-[12dvh] tablet:bottom-auto tablet:left-1/2 tablet:max-h-[min(80dvh,88dvh-var(--toast-room))] tablet:-translate-x-1/2 tablet:rounded-lg',
            widths[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5">
            <div className="min-w-0">
              <BaseDialog.Title className="text-lg font-semibold break-words">
                {title}
              </BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-1 text-ink-soft">
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close
              render={
                <IconButton
                  label={texts.close}
                  icon={<X aria-hidden />}
                  size="small"
                  hasTooltip={false}
                />
              }
              className="-mt-1 -mr-1"
            />
          </div>
          {children && <Body>{children}</Body>}
          {footer ? (
            <div className="flex flex-wrap justify-end gap-2 px-5 py-4">{footer}</div>
          ) : (
            <div className="h-5" />
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** It scrolls when longer than the screen; title and buttons stay. */
function Body({ children }: { children: ReactNode }) {
  return (
    <div
      {...useScrollStop<HTMLDivElement>()}
      className="min-h-0 overflow-y-auto px-5 pt-4 pb-1 -outline-offset-2 [--table-head-top:0px]"
    >
      {children}
    </div>
  )
}

const widths = {
  small: 'tablet:w-[min(420px,calc(100vw-48px))]',
  medium: 'tablet:w-[min(560px,calc(100vw-48px))]',
  wide: 'tablet:w-[min(1120px,calc(100vw-48px))]',
}
