import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

import { isAskingAbove } from './asking-above.ts'
import { useLandmark } from './landmark.ts'

export interface PopoverProps {
  /** The control that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement
  title: ReactNode
  children: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Anchored to an element other than its trigger. */
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

/** A small popup attached to a control: an explanation, a few fields. */
export function Popover(props: PopoverProps) {
  const { anchorRef, container } = useLandmark()
  const { trigger, title, children, isOpen, onOpenChange, side = 'bottom', align = 'start' } = props
  return (
    <BasePopover.Root
      open={isOpen}
      onOpenChange={(open) => (open || !isAskingAbove()) && onOpenChange?.(open)}
    >
      <BasePopover.Trigger ref={anchorRef} render={trigger} />
      <BasePopover.Portal container={container}>
        <BasePopover.Positioner
          sideOffset={6}
          collisionPadding={12}
          side={side}
          align={align}
          className="z-50"
        >
          <BasePopover.Popup className="popup max-h-(--available-height) w-88 max-w-[calc(100vw-24px)] p-4">
            <BasePopover.Title className="mb-2 text-base font-semibold">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
