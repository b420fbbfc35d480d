import { Ellipsis } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

interface PartMenuButtonProps extends ComponentPropsWithRef<'button'> {
  label: string
  /** When it shows: under the pointer or the focus of its part. */
  className: string
}

/** Opens the menu of a section or block, beside its title. */
export function PartMenuButton({ label, className, ...button }: PartMenuButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...button}
      className={classNames(
        '-mr-1 flex size-7 shrink-0 items-center justify-center rounded-md font-sans text-ink-soft hover:bg-sunken hover:text-ink',
        'opacity-0 aria-expanded:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      <Ellipsis aria-hidden className="size-4.5" />
    </button>
  )
}
