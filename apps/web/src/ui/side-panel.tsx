import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useUiTexts } from './ui-texts.tsx'
import { useIsNarrow } from './use-is-phone.ts'

/**
 * A list with its details beside it. On a phone the details replace the list.
 *
 * Nothing in the list moves up or down when the panel opens: what would wrap in the narrower column is cut instead
 * (`group-data-narrowed/list`), so that the row that was clicked stays under the pointer.
 */
export function SplitView({ panel, children }: { panel: ReactNode | null; children: ReactNode }) {
  return (
    <div className="flex min-h-0 min-w-0 flex-1 gap-6">
      <div
        data-split=""
        data-narrowed={panel ? '' : undefined}
        className={classNames(
          'group/list min-w-0 flex-1',
          Boolean(panel) && 'hidden desktop:block',
        )}
      >
        {children}
      </div>
      {panel}
    </div>
  )
}

export interface SidePanelProps {
  title: ReactNode
  /** Links back to the list's URL. */
  onClose: () => void
  actions?: ReactNode
  /** Stays visible below the scrolling content: the buttons of a form. */
  footer?: ReactNode
  children: ReactNode
}

/** Details of one row, with its own URL (the page decides when it is shown). Escape closes it. */
export function SidePanel({ title, onClose, actions, footer, children }: SidePanelProps) {
  const titleId = useId()
  const panelRef = useRef<HTMLElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const texts = useUiTexts()
  // When the panel replaces the list, its title is that of the page.
  const Title = useIsNarrow() ? 'h1' : 'h2'
  // The panel is new content: the focus goes to its title when it appears, unless a field in it took it.
  useEffect(() => {
    const isInside = panelRef.current?.contains(document.activeElement)
    if (!isInside) titleRef.current?.focus({ preventScroll: true })
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  return (
    <aside
      ref={panelRef}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      className="flex w-full min-w-0 flex-col border-line bg-paper desktop:sticky desktop:top-12 desktop:-mt-6 desktop:-mr-8 desktop:h-[calc(100dvh-48px)] desktop:pb-(--toast-room) desktop:w-110 desktop:shrink-0 desktop:border-l"
    >
      <header className="flex items-center justify-between gap-2 border-b border-line px-5 py-3">
        <Title
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          className="min-w-0 truncate text-lg font-semibold"
        >
          {title}
        </Title>
        <div className="flex shrink-0 items-center gap-1">
          {actions}
          <IconButton label={texts.close} icon={<X aria-hidden />} size="small" onClick={onClose} />
        </div>
      </header>
      {/* Positioned: the hidden inputs of switches and selects would lengthen the page instead. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
          {footer}
        </footer>
      )}
    </aside>
  )
}
