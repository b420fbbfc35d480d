import { Popover } from '@base-ui/react/popover'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useFields } from '../text/contract-text.tsx'

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
    // Once the click is over: an editor takes the focus at its end, and a click outside closes what is open.
    setTimeout(() => setOpened({ variable, anchor }))
  }, [])
  const close = useCallback(() => setOpened(null), [])
  return useMemo(() => ({ opened, open, close }), [opened, open, close])
}

/** The value of a live variable, written once for every place that shows it. */
export function FieldValuePopover({ popover }: { popover: FieldPopover }) {
  const { opened, close } = popover
  const fields = useFields()
  const container = useRef<HTMLDivElement>(null)
  const field = opened ? fields.byVariable.get(opened.variable) : undefined
  return (
    <div ref={container} className="font-sans">
      <Popover.Root open={opened !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        <Popover.Portal container={container}>
          <Popover.Positioner
            anchor={opened?.anchor}
            sideOffset={6}
            collisionPadding={12}
            align="start"
            className="z-50"
          >
            <Popover.Popup className="popup max-h-(--available-height) w-88 max-w-[calc(100vw-24px)] overflow-visible p-4">
              <Popover.Title className="mb-2 text-base font-semibold">
                {field?.label ?? opened?.variable}
              </Popover.Title>
              <Suspense fallback={<div aria-busy className="h-28" />}>
                {opened && (
                  <FieldValueForm key={opened.variable} variable={opened.variable} onDone={close} />
                )}
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  )
}
