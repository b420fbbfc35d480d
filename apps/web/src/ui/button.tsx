import { LoaderCircle } from 'lucide-react'
import type { ReactElement, ReactNode, MouseEvent, Ref } from 'react'
import { classNames } from './class-names.ts'
import { renderAs } from './render-as.ts'
import { useIsAlive } from './use-is-alive.ts'
import { DisabledReason } from './disabled-reason.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps {
  children: ReactNode
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  icon?: ReactNode
  /** A second icon after the label (a chevron, a key). */
  trailing?: ReactNode
  /** Why the button is disabled, as a full sentence. It then stays focusable and says it in a tooltip. */
  disabledReason?: string | null | undefined
  /** The action is running: the button keeps its width, shows it and ignores further clicks. */
  isBusy?: boolean
  type?: 'button' | 'submit'
  /** Replaces the `<button>`, for a link that looks like one: `render={<AppLink to={...} />}`. */
  render?: ReactElement
  onClick?: (event: MouseEvent<HTMLElement>) => void
  className?: string
  id?: string
  form?: string
  autoFocus?: boolean
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox'
  'aria-pressed'?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  ref?: Ref<HTMLElement>
}

/** A verb with its object. One `primary` per page. */
export function Button({ disabledReason, ...props }: ButtonProps) {
  return (
    <DisabledReason reason={disabledReason}>
      <PlainButton {...props} isOff={Boolean(disabledReason)} />
    </DisabledReason>
  )
}

interface PlainButtonProps extends Omit<ButtonProps, 'disabledReason'> {
  isOff?: boolean
}

function PlainButton(props: PlainButtonProps) {
  const { children, variant = 'secondary', size = 'medium', icon, trailing, isBusy, isOff } = props
  const { type = 'button', render, onClick, className, ref, ...rest } = omitLook(props)
  const isStill = isBusy || isOff
  const isAlive = useIsAlive()
  return renderAs(render, 'button', {
    ref,
    ...rest,
    ...(render ? {} : { type: isOff ? 'button' : type }),
    // A server-rendered form must not be submitted natively, with a password in the address.
    ...(type === 'submit' && !isAlive ? { disabled: true } : {}),
    'aria-disabled': isStill ? true : undefined,
    'aria-busy': isBusy ? true : undefined,
    onClick: isStill ? (event: MouseEvent) => event.preventDefault() : onClick,
    className: classNames(
      buttonBase,
      sizes[size],
      isOff ? offVariants[variant] : variants[variant],
      className,
    ),
    children: (
      <>
        {isBusy ? <LoaderCircle aria-hidden className="size-4 animate-spin" /> : icon}
        <span className="truncate">{children}</span>
        {trailing}
      </>
    ),
  })
}

function omitLook(props: PlainButtonProps) {
  const { children: _children, variant: _variant, size: _size, icon: _icon, ...rest } = props
  const { trailing: _trailing, isBusy: _isBusy, isOff: _isOff, ...native } = rest
  return native
}

const buttonBase =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap no-underline select-none transition-colors [&_svg]:size-4 [&_svg]:shrink-0'

const sizes = {
  small: 'h-7 px-2.5 text-sm',
  medium: 'h-9 px-3.5 text-base',
  large: 'h-11 px-5 text-lg',
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-ink-on-accent hover:bg-accent-hover active:bg-accent-pressed',
  secondary:
    'border border-line-strong bg-paper text-ink shadow-low hover:bg-canvas active:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink active:bg-pressed',
  danger: 'bg-red text-ink-on-accent hover:bg-red-hover',
}

const offVariants: Record<ButtonVariant, string> = {
  primary: 'bg-pressed text-ink-faint',
  secondary: 'border border-line bg-canvas text-ink-faint',
  quiet: 'text-ink-faint',
  danger: 'bg-pressed text-ink-faint',
}
