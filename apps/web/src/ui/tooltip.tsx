import { cloneElement, useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { KeyHint } from './key-hint.tsx'
import { useTooltip } from './use-tooltip.ts'
import type { TooltipSide } from './use-tooltip.ts'

export interface TooltipProps {
  text: ReactNode
  /** One focusable control, or a text truncated with an ellipsis. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: TooltipSide
  /** The equivalent shortcut. */
  keys?: string | undefined
  /** The text repeats the control's name: it is not announced a second time as its description. */
  isLabel?: boolean
  /** Opens on touch and click too: for a disabled control, which would not respond otherwise. */
  opensOnPress?: boolean
  /** No tooltip for now, without remounting the control. */
  isOff?: boolean
}

/**
 * A short text beside a control, on hover and keyboard focus; Escape hides it, it can be hovered (WCAG 1.4.13). It is
 * in the browser's top layer, above dialogs, and needs no positioning library.
 */
export function Tooltip(props: TooltipProps) {
  const { text, children, side = 'top', keys, isLabel = false, isOff = false } = props
  const id = useId()
  const { isOpen, anchorRef, popupRef, handlers } = useTooltip({
    side,
    opensOnPress: props.opensOnPress ?? false,
    isOff,
  })
  const isDescription = !isLabel && !isOff
  return (
    <span ref={anchorRef} className="contents" {...handlers}>
      {cloneElement(children, isDescription ? { 'aria-describedby': id } : {})}
      {isDescription && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {isOpen && (
        <span
          ref={popupRef}
          popover="manual"
          role="tooltip"
          aria-hidden
          className={classNames(
            'fixed m-0 max-w-72 rounded-md bg-ink px-2 py-1 text-left text-xs font-normal whitespace-normal text-paper shadow-high',
            'inset-auto',
          )}
        >
          {text}
          {keys && <KeyHint keys={keys} isInverted />}
        </span>
      )}
    </span>
  )
}
