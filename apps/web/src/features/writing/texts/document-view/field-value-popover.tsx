import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'

const FieldValueWindow = lazy(() => import('./field-value-window.tsx'))

export interface FieldPopover {
  opened: { variable: string; anchor: Element } | null
  open(variable: string, anchor: Element): void
  close(): void
}

/** Which field's form is open, and at which chip. */
export function useFieldPopover(): FieldPopover {
  const [opened, setOpened] = useState<FieldPopover['opened']>(null)
  const open = useCallback((variable: string, anchor: Element) => {
    // After the click: an editor takes the focus at its end, and a click outside closes what is open.
    setTimeout(() => setOpened({ variable, anchor }))
  }, [])
  const close = useCallback(() => setOpened(null), [])
  return useMemo(() => ({ opened, open, close }), [opened, open, close])
}

/** The value of a live variable, edited once for every place that shows it. Its code comes when the first is opened. */
export function FieldValuePopover({ popover }: { popover: FieldPopover }) {
  const container = useRef<HTMLDivElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  if (popover.opened && !wasOpened) setWasOpened(true)
  return (
    <div ref={container} className="font-sans">
      {wasOpened && (
        <Suspense>
          <FieldValueWindow popover={popover} container={container} />
        </Suspense>
      )}
    </div>
  )
}
