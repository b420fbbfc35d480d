import type { ComponentPropsWithRef } from 'react'

interface GrowingLineProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'rows'> {
  value: string
  /** Without line breaks, which a name cannot contain. */
  onText: (text: string) => void
}

/**
 * A name edited in place, which wraps to as many lines as it needs. The mirror beneath gives the height
 * (`field-sizing` is not required).
 */
export function GrowingLine({ value, onText, placeholder, ...textarea }: GrowingLineProps) {
  return (
    <span className="grid min-w-0 flex-1">
      <span
        aria-hidden
        className="invisible col-start-1 row-start-1 break-words whitespace-pre-wrap"
      >
        {value || placeholder}{' '}
      </span>
      <textarea
        {...textarea}
        rows={1}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
        className="col-start-1 row-start-1 resize-none overflow-hidden rounded-sm bg-transparent outline-none placeholder:text-ink-faint hover:bg-canvas focus-visible:bg-canvas focus-visible:outline-none"
      />
    </span>
  )
}
