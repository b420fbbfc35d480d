import { Popover } from '@base-ui/react/popover'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useFields } from '../text/open-text.tsx'

const FieldValueForm = lazy(() => import('./field-value-form.tsx'))

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

/** The value of a live variable, edited once for every place that shows it. */
export function FieldValuePopover({ popover }: { popover: FieldPopover }) {
  const { opened, close } = popover
  const fields = useFields()
  const container = useRef<HTMLDivElement>(null)
  // While closing it still shows what it was opened for.
  const [shown, setShown] = useState(opened)
  if (opened && opened !== shown) setShown(opened)
  const field = shown ? fields.byVariable.get(shown.variable) : undefined
  return (
    <div ref={container} className="font-sans">
      <Popover.Root
        open={opened !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        onOpenChangeComplete={(isOpen) => !isOpen && setShown(null)}
      >
        <Popover.Portal container={container}>
          <Popover.Positioner
            anchor={shown?.anchor}
            sideOffset={6}
            collisionPadding={12}
            align="start"
            className="z-50"
          >
            <Popover.Popup className="popup max-h-(--available-height) w-88 max-w-[calc(100vw-24px)] overflow-visible p-4">
              <Popover.Title className="mb-2 text-base font-semibold">
                {field?.label ?? shown?.variable}
              </Popover.Title>
              <Suspense fallback={<div aria-busy className="h-28" />}>
                {shown && (
                  <FieldValueForm key={shown.variable} variable={shown.variable} onDone={close} />
                )}
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  )
}
