import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { renderAs } from './render-as.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps {
  /** Its action: the accessible name and the tooltip. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
  /** A count or dot in the corner. */
  badge?: ReactNode
  disabledReason?: string | null | undefined
  /** The equivalent shortcut, shown in the tooltip. */
  keys?: string
  hasTooltip?: boolean
  onClick?: (event: MouseEvent<HTMLElement>) => void
  render?: ReactElement
  className?: string
  id?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-pressed'?: boolean
  ref?: Ref<HTMLElement>
}

export function IconButton({ disabledReason, hasTooltip = true, keys, ...props }: IconButtonProps) {
  const isOff = Boolean(disabledReason)
  return (
    // One element whether it is disabled or not, so that it keeps the focus when that changes.
    <Tooltip
      text={isOff ? disabledReason : props.label}
      keys={isOff ? undefined : keys}
      isLabel={!isOff}
      isOff={!isOff && !hasTooltip}
      opensOnPress={isOff}
    >
      <PlainIconButton {...props} isOff={isOff} />
    </Tooltip>
  )
}

function PlainIconButton(
  props: Omit<IconButtonProps, 'disabledReason' | 'hasTooltip' | 'keys'> & { isOff?: boolean },
) {
  const {
    label,
    icon,
    size = 'medium',
    badge,
    isOff,
    render,
    onClick,
    className,
    ref,
    ...rest
  } = props
  return renderAs(render, 'button', {
    ref,
    ...rest,
    ...(render ? {} : { type: 'button' as const }),
    'aria-label': label,
    'aria-disabled': isOff ? true : undefined,
    onClick: isOff ? (event: MouseEvent) => event.preventDefault() : onClick,
    className: classNames(
      'relative inline-flex shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors [&_svg]:size-4.5 [&_svg]:shrink-0',
      size === 'small' ? 'size-7' : 'size-9',
      isOff ? 'text-line-field' : 'hover:bg-sunken hover:text-ink active:bg-pressed',
      className,
    ),
    children: (
      <>
        {icon}
        {badge}
      </>
    ),
  })
}
