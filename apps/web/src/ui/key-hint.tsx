import { classNames } from './class-names.ts'

/** Keys as caps: `keys="Ctrl K"`. Decoration: the control has its own name. */
export function KeyHint({ keys, isInverted = false }: { keys: string; isInverted?: boolean }) {
  return (
    <span aria-hidden className={classNames('inline-flex gap-1', isInverted && 'ml-2')}>
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className={classNames(
            'inline-flex h-5 min-w-5 items-center justify-center rounded-sm px-1 font-sans text-xs',
            isInverted ? 'bg-ink-soft text-paper' : 'border border-line bg-canvas text-ink-soft',
          )}
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
